import { useState } from 'react';

import { NameField } from '@/kit/name-field';

interface TypedNameProps {
  label: string;
  value: string;
  onType: (name: string) => void;
  /** What is said while the field is empty: nothing without a name is kept. */
  noName: string;
  testID: string;
}

/** A name that is kept as it is typed, but never empty. */
export function TypedName({ label, value, onType, noName, testID }: TypedNameProps) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== text.trim()) setText(value);
  }
  const change = (typed: string) => {
    setText(typed);
    const name = typed.trim();
    if (name === '') return;
    setSeen(name);
    onType(name);
  };
  return (
    <NameField
      label={label}
      value={text}
      onChange={change}
      problem={text.trim() === '' ? noName : undefined}
      testID={testID}
    />
  );
}
