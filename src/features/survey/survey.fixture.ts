/** A survey of tests, as the backend sends it: one question of each kind. */
export const survey = {
  idx: 7,
  title: 'Music',
  status: 'open',
  startDt: '2024-06-01',
  endDt: '2024-06-30',
  answered: false,
  questions: [
    {
      idx: 1,
      text: 'Do you listen?',
      kind: 'single',
      required: true,
      options: [
        { idx: 1, text: 'Yes' },
        { idx: 2, text: 'No' },
      ],
    },
    {
      idx: 2,
      text: 'Which songs?',
      kind: 'multiple',
      required: false,
      max: 1,
      options: [
        { idx: 1, text: 'Waves' },
        { idx: 2, text: 'Lanterns' },
      ],
    },
    { idx: 3, text: 'Anything else?', kind: 'text', required: false, options: [] },
  ],
}
