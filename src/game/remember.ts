interface Remembered<Answer> {
  readonly asked: readonly unknown[];
  readonly answer: Answer;
}

/**
 * Remembers the last answer about each object, as long as all else that was asked with it is the same. For what is worked
 * out anew by every part of a screen that shows the same strip. Objects that are gone take their answers along.
 */
export function remember<Answer>(): (about: object, asked: readonly unknown[], work: () => Answer) => Answer {
  const kept = new WeakMap<object, Remembered<Answer>>();
  return (about, asked, work) => {
    const known = kept.get(about);
    if (known && known.asked.every((each, place) => Object.is(each, asked[place]))) return known.answer;
    const answer = work();
    kept.set(about, { asked, answer });
    return answer;
  };
}
