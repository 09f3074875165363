export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** One thing done on a dice pad. Parents apply these in order, so that two quick taps cannot overwrite each other. */
export type DiceInput =
  | { readonly type: 'enter'; readonly face: Face }
  | { readonly type: 'correct'; readonly index: number; readonly face: Face }
  | { readonly type: 'takeBack' };

/** The faces after one input; more faces than `count` are ignored. */
export function applyDiceInput(faces: readonly Face[], input: DiceInput, count: number): readonly Face[] {
  switch (input.type) {
    case 'enter':
      return faces.length < count ? [...faces, input.face] : faces;
    case 'correct':
      return faces.map((face, i) => (i === input.index ? input.face : face));
    case 'takeBack':
      return faces.slice(0, -1);
  }
}

/** The face a physical key stands for. */
export const faceForKey = (key: string): Face | undefined => FACES.find((face) => String(face) === key);
