/** Build-time settings (docs/api.md#hosts). */
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string
  readonly VITE_EXTERNAL_API_BASE?: string
  readonly VITE_ASSETS_BASE?: string
  readonly VITE_ACCOUNT_BASE?: string
  readonly VITE_GAME_CODE?: string
  readonly VITE_SITE_ORIGIN?: string
  /** Endpoints of monitoring (docs/runbook.md). Empty: the values of src/site.ts. */
  readonly VITE_VITALS_URL?: string
  readonly VITE_ERRORS_URL?: string
  readonly CSP_REPORT_URL?: string
  /** A number from 0 to 1. */
  readonly VITE_ERRORS_SHARE?: string
  readonly VITE_IDEMPOTENCY?: string
  readonly VITE_ENV_LABEL: 'prod' | 'qa' | 'local'
  /** True if the mock backend runs in the browser: in the dev server and the demo build. */
  readonly VITE_MOCK: boolean
  /**
   * JSON of `{ name, group, description, link }[]`: the scenarios of the mock backend, if there is
   * one.
   */
  readonly VITE_MOCK_SCENARIOS?: string
  /** Pages of the data of the mock backend, if there is one. */
  readonly VITE_MOCK_PAGES?: readonly string[]
}
