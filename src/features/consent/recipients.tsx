import { Trans, useLingui } from '@lingui/react/macro'
import { languages, langOf } from '#i18n/lang.ts'
import { dataSentTo, recipientsOf, type RecipientName } from '#site-recipients.ts'
import styles from './recipients.module.css'

const settings = {
  VITE_API_BASE: import.meta.env.VITE_API_BASE,
  VITE_EXTERNAL_API_BASE: import.meta.env.VITE_EXTERNAL_API_BASE,
  VITE_ASSETS_BASE: import.meta.env.VITE_ASSETS_BASE,
  VITE_ACCOUNT_BASE: import.meta.env.VITE_ACCOUNT_BASE,
  VITE_VITALS_URL: import.meta.env.VITE_VITALS_URL,
  VITE_ERRORS_URL: import.meta.env.VITE_ERRORS_URL,
  CSP_REPORT_URL: import.meta.env.CSP_REPORT_URL,
}

/** Renders the table of everyone who receives data: who, what and why (docs/product.md#cookie-consent). */
export function Recipients() {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Where data is sent</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans comment="A column: who receives data.">Sent to</Trans>
          </th>
          <th scope="col">
            <Trans comment="A column: the data that is sent.">What's sent</Trans>
          </th>
          <th scope="col">
            <Trans comment="A column: why data is sent.">What it's used for</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {recipientsOf(settings).map(({ name, company, hosts, purpose }) => (
          <tr key={name}>
            <th scope="row">
              <span>{company[lang]}</span>
              {hosts.map((host) => (
                <span key={host} translate="no">
                  {host}
                </span>
              ))}
            </th>
            <td>{dataSentTo([name], lang)}</td>
            <td>{purpose[lang]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Renders the data that a cookie category allows to send, and its recipients if their trackers are on. */
export function SentTo({ names }: { names: readonly RecipientName[] }) {
  const { i18n } = useLingui()
  const lang = langOf(i18n.locale)
  const recipients = recipientsOf(settings).filter(({ name }) => names.includes(name))
  const companies = [...new Set(recipients.map(({ company }) => company[lang]))]
  const list = companies.join(languages[lang].comma)
  const data = dataSentTo(names, lang)
  return (
    <>
      <Trans>What's sent: {data}.</Trans>
      {list !== '' && (
        <>
          {' '}
          <Trans>Sent to: {list}</Trans>
        </>
      )}
    </>
  )
}
