import { type ComponentProps, useState } from 'react';

import { OwnTableScreen } from '@/kit/own-table/own-table-screen';
import type { OwnerTable } from '@/rules/common/owner-table';
import type { DocumentKind } from '@/game/documents';
import { saveDocument } from '@/store/library';
import { IconButton } from '@/ui/icon-button';

import { makeDocumentCode } from './document-code';
import { DocumentMore } from './document-more';

type More = ComponentProps<typeof DocumentMore>;
type TableKind = Extract<DocumentKind, `${string}-table`>;

interface Props extends Pick<ComponentProps<typeof OwnTableScreen>, 'table' | 'forms' | 'onBack'> {
  kind: TableKind;
  own: OwnerTable | null;
  words: More['words'] & { readonly more: string };
  code: Omit<NonNullable<More['code']>, 'make'>;
}

/** A table of the owner's copy: typed in, handed from owner to owner, or done without. */
export function SharedTableScreen({ kind, own, words, code, ...editor }: Props) {
  const [isMore, setMore] = useState(false);
  // What was being typed is forgotten when another table takes its place.
  const [tables, setTables] = useState(0);
  return (
    <>
      <OwnTableScreen
        key={tables}
        {...editor}
        hasHouse
        saved={own}
        onSave={(next) => saveDocument(kind, next)}
        right={<IconButton icon="more" label={words.more} onPress={() => setMore(true)} testID="table-more" />}
      />
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={() => setTables((count) => count + 1)}
        kind={kind}
        own={own && Object.keys(own.cells).length > 0 ? own : null}
        words={words}
        code={{ ...code, make: () => own && makeDocumentCode(kind, own, new Date()) }}
        testID="table"
      />
    </>
  );
}
