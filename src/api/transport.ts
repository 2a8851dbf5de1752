import { ofetch } from 'ofetch'

// It would drop its own time limit beside a signal, retry POSTs and hand broken JSON on as text
// (architecture, "One query file"): it transports, and the rules are in `send.ts`.
export const transport = ofetch.create({
  retry: 0,
  responseType: 'text',
  ignoreResponseError: true,
})
