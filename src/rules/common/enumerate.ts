import { SIDES_OF_A_DIE } from './dice';
import { type Procedure, run } from './procedure';

/** Every way a procedure can end, with its chance: for single hits and small salvos, whose dice are few. */
export function enumerate<Outcome>(
  begin: () => Procedure<Outcome>,
  visit: (outcome: Outcome, chance: number, faces: readonly number[]) => void,
): void {
  explore([], 1);

  function explore(faces: readonly number[], chance: number): void {
    const answer = run(begin(), faces);
    if (answer.type === 'done') visit(answer.outcome, chance, faces);
    if (answer.type !== 'needs') return;
    for (let face = 1; face <= SIDES_OF_A_DIE; face += 1) explore([...faces, face], chance / SIDES_OF_A_DIE);
  }
}
