declare const tag: unique symbol;

/** A value that cannot be taken for another of the same shape: made in one constructor, cast nowhere else. */
export type Brand<T, Tag extends string> = T & { readonly [tag]: Tag };
