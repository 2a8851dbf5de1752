import type { BuiltPage } from './built-pages.ts'
import type { Finding } from './finding.ts'
import { validators } from './install.ts'

interface Report {
  results: { messages: { ruleId: string; message: string; line: number }[] }[]
}

interface HtmlValidatePackage {
  HtmlValidate: new (loader: object) => {
    validateString: (html: string, name: string) => Promise<Report>
  }
  StaticConfigLoader: new (config: object) => object
}

const config = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Style: the HTML is React's.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-input-type': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
  },
}

/** Validates the HTML of pages (html-validate). */
export async function checkHtml(pages: readonly BuiltPage[]): Promise<Finding[]> {
  const { HtmlValidate, StaticConfigLoader }: HtmlValidatePackage = validators('html-validate')
  const html = new HtmlValidate(new StaticConfigLoader(config))
  const findings: Finding[] = []
  for (const page of pages) {
    const { results } = await html.validateString(page.html, page.path)
    for (const { ruleId, message } of results.flatMap(({ messages }) => messages)) {
      findings.push({ tool: 'html-validate', rule: ruleId, where: page.path, message })
    }
  }
  return findings
}
