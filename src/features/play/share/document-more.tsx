import { useState } from 'react';

import '@/messages/instruments';

import type { DocumentKind } from '@/game/documents';
import { ImportSheets } from '@/kit/transfer/import-sheets';
import { doneSentence } from '@/kit/transfer/item-words';
import { fileName } from '@/lib/file-name';
import type { Result } from '@/lib/result';
import { useT } from '@/messages/messages';
import type { CodeProblem } from '@/store/transfer/code';
import { exportData } from '@/store/transfer/export-data';
import type { Transfer } from '@/store/transfer/format';
import { useImport } from '@/store/transfer/use-import';
import { Card } from '@/ui/card';
import { Confirm } from '@/ui/confirm';
import { Icon } from '@/ui/icon';
import { Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { BringIn } from './bring-in';
import { CodeCard } from './code-card';

interface DocumentMoreProps {
  isOpen: boolean;
  onClose: () => void;
  /** Another one is in force now. */
  onReplaced: () => void;
  kind: DocumentKind;
  /** What there is to share; null while the owner has none. */
  own: { readonly id: string; readonly name: string } | null;
  /** What goes with it in a file: the headings of a table. */
  also?: readonly { readonly id: string }[];
  words: {
    readonly title: string;
    readonly share: string;
    readonly shareText: string;
    readonly import: string;
    readonly importText: string;
  };
  /** As a code for a phone beside this one. */
  code?: {
    /** Null when it is too large for one. */
    readonly make: () => string | null;
    readonly label: string;
    readonly hint: string;
    readonly tooLarge: string;
    readonly read: (text: string) => Result<Transfer, CodeProblem>;
  };
  /** The way back to what the app has without the owner's. */
  reset?: {
    readonly title: string;
    readonly text: string;
    readonly question: string;
    readonly consequence: string;
    readonly onReset: () => void;
  };
  testID: string;
}

/** A thing of the owner's out of this phone and into it, and the way back to what was there before. */
export function DocumentMore(props: DocumentMoreProps) {
  const { isOpen, onClose, onReplaced, kind, own, also = [], words, code, reset, testID } = props;
  const t = useT();
  const toasts = useToast();
  const { state, pick, ...decisions } = useImport({
    nameCopy: (name) => t('transfer.battle.copyName', { name }),
    onDone: (imported) => {
      onReplaced();
      toasts.show({ message: doneSentence(imported) });
    },
  });
  const [step, setStep] = useState<'share' | 'import' | 'reset' | null>(null);
  const done = () => setStep(null);
  const go = (next: NonNullable<typeof step>) => () => {
    onClose();
    setStep(next);
  };
  const name = own && `z-flag-${fileName(own.name, kind)}`;
  const handOver = (work: Promise<void>) => {
    done();
    void work.then(
      () => toasts.show({ message: t('common.exported') }),
      () => toasts.show({ message: t('common.exportFailed') }),
    );
  };
  const exportFile = () => {
    if (own === null || name === null) return;
    handOver(
      exportData(new Date(), { selection: { documents: [own, ...also].map(({ id }) => ({ kind, id })) }, name }),
    );
  };
  return (
    <>
      <Sheet open={isOpen} onClose={onClose} title={words.title} testID={`${testID}-sheet`}>
        <Stack>
          {own && (
            <ListRow
              title={words.share}
              subtitle={words.shareText}
              onPress={code ? go('share') : () => (onClose(), exportFile())}
              testID={`${testID}-share`}
            />
          )}
          <ListRow
            title={words.import}
            subtitle={words.importText}
            onPress={code ? go('import') : () => (onClose(), pick())}
            testID={`${testID}-import`}
          />
          {own && reset && (
            <ListRow title={reset.title} subtitle={reset.text} onPress={go('reset')} testID={`${testID}-reset`} />
          )}
        </Stack>
      </Sheet>
      {step === 'share' && own && name !== null && code && (
        <Sheet open onClose={done} title={t('code.share.title', { name: own.name })} testID="share-sheet">
          <Card padded={false}>
            <ListRow
              leading={<Icon name="share" size={28} />}
              title={t('code.share.file')}
              subtitle={t('code.share.fileHint')}
              onPress={exportFile}
              testID="share-file"
            />
          </Card>
          <Section title={t('code.share.code')}>
            <SharedCode code={code} name={name} onSave={handOver} />
          </Section>
        </Sheet>
      )}
      {reset && (
        <Confirm
          open={step === 'reset'}
          destructive
          question={reset.question}
          consequence={reset.consequence}
          confirmLabel={reset.title}
          cancelLabel={t('common.cancel')}
          onCancel={done}
          onConfirm={() => {
            done();
            reset.onReset();
            onReplaced();
          }}
          testID={`${testID}-reset-sure`}
        />
      )}
      {code ? (
        <BringIn
          isOpen={step === 'import'}
          onClose={done}
          title={words.import}
          readCode={code.read}
          onDone={onReplaced}
        />
      ) : (
        <ImportSheets state={state} {...decisions} />
      )}
    </>
  );
}

interface SharedCodeProps {
  code: NonNullable<DocumentMoreProps['code']>;
  name: string;
  onSave: (work: Promise<void>) => void;
}

function SharedCode({ code, name, onSave }: SharedCodeProps) {
  const [text] = useState(code.make);
  if (text === null) return <Text testID="code-too-large">{code.tooLarge}</Text>;
  return (
    <CodeCard text={text} label={code.label} hint={code.hint} name={name} onSave={onSave} testID="document-code" />
  );
}
