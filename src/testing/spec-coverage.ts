/** A text and where it stands. */
export type Source = { readonly path: string; readonly text: string };

/** `uncited`: no test title cites the statement. `unknown`: a title cites what is not stated. `duplicate`: a number stands twice. */
type SpecProblem = {
  readonly type: 'uncited' | 'unknown' | 'duplicate';
  readonly rule: string;
  readonly path: string;
};

/** Holds the numbered statements of one book against the titles of its tests. */
export function specProblems(spec: Source, tests: readonly Source[]): readonly SpecProblem[] {
  const stated = statementsOf(spec.text);
  const problems: SpecProblem[] = [];
  for (const [index, rule] of stated.entries()) {
    if (stated.indexOf(rule) !== index) problems.push({ type: 'duplicate', rule, path: spec.path });
  }
  const cited = new Set<string>();
  for (const { path, text } of tests) {
    for (const rule of new Set(citationsOf(text))) {
      cited.add(rule);
      if (!stated.includes(rule)) problems.push({ type: 'unknown', rule, path });
    }
  }
  for (const rule of new Set(stated)) if (!cited.has(rule)) problems.push({ type: 'uncited', rule, path: spec.path });
  return problems;
}

/** A statement is a list item that opens with its number in bold. */
const statementsOf = (text: string): string[] =>
  [...text.matchAll(/^- \*\*([A-Z]+-\d+[a-z]?)\*\*/gm)].map(([, rule = '']) => rule);

/** A title opens with what it cites: '[TOGO-36][AMB-23] ...'. A number in a comment or in running text cites nothing. */
const citationsOf = (text: string): string[] =>
  [...text.matchAll(/['"`]((?:\[[A-Z]+-\d+[a-z]?\])+)/g)].flatMap(([, cited = '']) => cited.slice(1, -1).split(']['));
