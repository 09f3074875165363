export type Values = Readonly<Record<string, string | number | boolean | null>>;

/** One thing to enter. `isOpen`: it may stay empty. */
export type Field = { readonly id: string; readonly label: string; readonly isOptional?: true } & (
  | { readonly type: 'name' }
  | { readonly type: 'switch' }
  | {
      readonly type: 'text';
      readonly maxLength: number;
      readonly hint?: string;
      /** What is wrong with it in a sentence; then it is not saved. */
      readonly problem: (text: string) => string | null;
    }
  | { readonly type: 'choice'; readonly options: readonly { readonly value: string; readonly label: string }[] }
  | {
      readonly type: 'number';
      readonly least?: number;
      readonly most: number;
      readonly isOpen?: true;
      readonly hint?: string;
    }
);
