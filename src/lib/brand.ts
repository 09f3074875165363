declare const tag: unique symbol;

/** A type that cannot be confused with another of the same shape. Each brand is made in one constructor. */
export type Brand<T, Tag extends string> = T & { readonly [tag]: Tag };
