import type { SkPicture } from '../skia';

/** Keeps the last picture made, and makes it anew when something it was made from is another; on the web nothing else frees it. */
export function layer<From extends readonly unknown[]>(make: (...from: From) => SkPicture) {
  let kept: { readonly from: From; readonly picture: SkPicture } | undefined;
  const dispose = () => {
    kept?.picture.dispose();
    kept = undefined;
  };
  return {
    get(...from: From): SkPicture {
      const before = kept?.from;
      if (kept && before?.every((each, index) => Object.is(each, from[index]))) return kept.picture;
      const picture = make(...from);
      dispose();
      kept = { from, picture };
      return picture;
    },
    dispose,
  };
}
