import { en } from '@/messages/en';

import { problemSentence, type ImportProblem } from './problem-sentence';

/** One of each code: the compiler misses none, and the catalogue may not hold more. */
const PROBLEMS = {
  NOT_A_FILE_OF_OURS: { code: 'NOT_A_FILE_OF_OURS' },
  TRUNCATED: { code: 'TRUNCATED' },
  DAMAGED: { code: 'DAMAGED' },
  TOO_LARGE: { code: 'TOO_LARGE', limit: 128 * 1024 * 1024 },
  TOO_DEEP: { code: 'TOO_DEEP' },
  FROM_A_NEWER_VERSION: { code: 'FROM_A_NEWER_VERSION' },
  BAD_VALUE: { code: 'BAD_VALUE', path: 'battles[0].rows[4].seq' },
  EDITED: { code: 'EDITED', battle: 'Tsushima', row: 5 },
  FILE_EDITED: { code: 'FILE_EDITED' },
  CANNOT_BE_OPENED: { code: 'CANNOT_BE_OPENED' },
  NOT_SAVED: { code: 'NOT_SAVED' },
  NO_CODE_IN_PICTURE: { code: 'NO_CODE_IN_PICTURE' },
  NOT_A_CODE_OF_OURS: { code: 'NOT_A_CODE_OF_OURS' },
  CODE_DAMAGED: { code: 'CODE_DAMAGED' },
  CODE_FROM_A_NEWER_VERSION: { code: 'CODE_FROM_A_NEWER_VERSION' },
} as const satisfies { readonly [Code in ImportProblem['code']]: ImportProblem & { readonly code: Code } };

test.each(Object.values(PROBLEMS))('$code has one whole sentence, which says that nothing was changed', (problem) => {
  const sentence = problemSentence(problem);
  expect(sentence).toMatch(/^[A-Z].*nothing was changed\.$/);
  expect(sentence).not.toMatch(/\{\{|transfer\.|\. /);
});

test('the catalogue has a sentence for every code and no other', () => {
  const { title, ...sentences } = en.transfer.problem;
  expect(title).toBe('Nothing was imported');
  expect(Object.keys(sentences).sort()).toEqual(Object.keys(PROBLEMS).sort());
});

test('the sentence says what it knows, and no more of a strange name than fits', () => {
  expect(problemSentence(PROBLEMS.EDITED)).toContain('Entry 5 of “Tsushima”');
  expect(problemSentence(PROBLEMS.TOO_LARGE)).toContain('128 MB');
  expect(problemSentence({ ...PROBLEMS.EDITED, battle: 'x'.repeat(4000) }).length).toBeLessThan(140);
});
