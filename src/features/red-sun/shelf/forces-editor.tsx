import { useState } from 'react';

import { FieldsSheet } from '@/features/play/fields/fields-sheet';
import { DocumentMore } from '@/features/play/share/document-more';
import { TableTag } from '@/kit/own-table/table-tag';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/red-sun/index';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { EntryRows } from './entry-rows';
import { entryOf, type EntryPath } from './forces-entries';
import { KIND } from './own-forces';
import { useForcesList } from './use-forces-list';

/** Fleets, ships, headquarters and units as the owner's copy prints them: typed once, used by new campaigns. */
export function ForcesEditor({ onBack }: { onBack: () => void }) {
  const t = useT();
  const { own, forces, begin, change, remove, drop } = useForcesList();
  const [path, setPath] = useState<EntryPath | null>(null);
  const [isMore, setMore] = useState(false);
  const entry = path && entryOf(forces, path);
  const close = () => setPath(null);
  return (
    <>
      <Screen
        title={t('red-sun.shelf.forces.title')}
        subtitle={t('red-sun.shelf.forces.fromCopy')}
        back={onBack}
        right={
          <IconButton
            icon="more"
            label={t('red-sun.shelf.forces.more')}
            onPress={() => setMore(true)}
            testID="forces-more"
          />
        }
        flush
        actionBar={
          own === null
            ? {
                main: (
                  <Button
                    kind="primary"
                    label={t('red-sun.shelf.forces.begin')}
                    onPress={begin}
                    testID="begin-forces"
                  />
                ),
              }
            : undefined
        }
        testID="forces-editor"
      >
        <Stack gap="sm" paddingX="edge" paddingY="sm">
          <Row>
            <TableTag source={own === null ? 'house' : 'yours'} testID="forces-source" />
          </Row>
          <Text color="ink2">
            {own === null ? t('red-sun.shelf.forces.houseText') : t('red-sun.shelf.forces.ownText')}
          </Text>
        </Stack>
        <EntryRows forces={forces} onOpen={own === null ? undefined : setPath} />
        {own !== null && (
          <Row wrap gap="sm" padding="edge">
            {SIDES.flatMap((side) =>
              (['fleet', 'hq'] as const).map((type) => (
                <Button
                  key={`${side}-${type}`}
                  icon="plus"
                  label={t(`red-sun.shelf.forces.add.${type}.${side}`)}
                  onPress={() => setPath({ type, side })}
                  testID={`add-${type}-${side}`}
                  style={{ flexGrow: 1 }}
                />
              )),
            )}
          </Row>
        )}
      </Screen>
      {entry && own !== null && (
        <FieldsSheet
          key={JSON.stringify(path)}
          title={entry.title}
          fieldsOf={entry.fieldsOf}
          first={entry.values}
          onSave={(values) => change((all) => entry.save(all, values))}
          remove={
            entry.remove && {
              label: t('red-sun.shelf.forces.remove'),
              onPress: () => remove(entry.title, entry.remove!),
            }
          }
          onClose={close}
        />
      )}
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={close}
        kind={KIND}
        own={own}
        words={{
          title: t('red-sun.shelf.forces.title'),
          share: t('red-sun.shelf.forces.share'),
          shareText: t('red-sun.shelf.forces.shareText'),
          import: t('red-sun.shelf.forces.import'),
          importText: t('red-sun.shelf.forces.importText'),
        }}
        reset={{
          title: t('red-sun.shelf.forces.house'),
          text: t('red-sun.shelf.forces.houseReset'),
          question: t('red-sun.shelf.forces.houseQuestion'),
          consequence: t('red-sun.shelf.forces.houseConsequence'),
          onReset: drop,
        }}
        testID="forces"
      />
    </>
  );
}
