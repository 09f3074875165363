import { useState } from 'react';

import { FieldsSheet } from '@/features/play/fields/fields-sheet';
import { SideHead } from '@/features/play/forces/side-head';
import { documentCodeReader, makeDocumentCode } from '@/features/play/share/document-code';
import { DocumentMore } from '@/features/play/share/document-more';
import { TableTag } from '@/kit/own-table/table-tag';
import { useT } from '@/messages/messages';
import { HOUSE_UNITS, LAST_ROW, parseUnits, type PrintedUnit, type Side, SIDES } from '@/rules/mukden/index';
import { newId } from '@/store/transfer/new-id';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { CounterMark } from '../counter-mark';
import { NEW_UNIT, unitFields, unitFrom, unitValues } from '../forces/unit-fields';
import { hexWords, sideWords } from '../words/names-in';
import { useOwnBoard } from './own-board';
import { UNITS_KIND } from './own-units';
import { useRegister } from './use-register';

const readCode = documentCodeReader(UNITS_KIND, parseUnits);

/** A unit of the register, or a new one of a side. */
type Edited = { readonly side: Side; readonly unit: PrintedUnit | null };

/** Units as the owner's copy prints them: typed once, used by new campaigns. */
export function UnitsEditor({ onBack }: { onBack: () => void }) {
  const t = useT();
  const { own, begin, change, remove, drop } = useRegister();
  const lastRow = useOwnBoard()?.lastRow ?? LAST_ROW;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isMore, setMore] = useState(false);
  const units = own?.units ?? HOUSE_UNITS;
  const save = ({ unit, side }: Edited, next: Omit<PrintedUnit, 'id' | 'side'>) =>
    change((all) => {
      // Only one counter is the corps that returns.
      const others = next.isCavalryCorps ? all.map((each) => ({ ...each, isCavalryCorps: false })) : all;
      return unit === null
        ? [...others, { id: newId(), side, ...next }]
        : others.map((each) => (each.id === unit.id ? { ...each, ...next } : each));
    });
  return (
    <>
      <Screen
        title={t('mukden.shelf.units.title')}
        subtitle={t('mukden.shelf.units.fromCopy')}
        back={onBack}
        right={
          <IconButton
            icon="more"
            label={t('mukden.shelf.units.more')}
            onPress={() => setMore(true)}
            testID="units-more"
          />
        }
        flush
        actionBar={
          own === null
            ? {
                main: (
                  <Button
                    kind="primary"
                    label={t('mukden.shelf.units.begin')}
                    onPress={() => begin([])}
                    testID="begin-units"
                  />
                ),
                aside: (
                  <Button label={t('mukden.shelf.units.copy')} onPress={() => begin(HOUSE_UNITS)} testID="copy-units" />
                ),
              }
            : undefined
        }
        testID="units-editor"
      >
        <Stack gap="sm" paddingX="edge" paddingY="sm">
          <Row>
            <TableTag source={own === null ? 'house' : 'yours'} testID="units-source" />
          </Row>
          <Text color="ink2">{own === null ? t('mukden.shelf.units.houseText') : t('mukden.shelf.units.ownText')}</Text>
        </Stack>
        {SIDES.map((side) => {
          const ofSide = units.filter((unit) => unit.side === side);
          return (
            <Stack key={side}>
              <SideHead side={side} title={sideWords(side)} namesSide>
                <Text as="control">{t('mukden.shelf.units.count', { count: ofSide.length })}</Text>
                {own !== null && (
                  <IconButton
                    icon="plus"
                    label={t(`mukden.forces.add.${side}`)}
                    onPress={() => setEdited({ side, unit: null })}
                    testID={`add-unit-${side}`}
                  />
                )}
              </SideHead>
              {ofSide.map((unit) => (
                <ListRow
                  key={unit.id}
                  leading={<CounterMark unit={unit} breadth={36} />}
                  title={unit.name}
                  subtitle={t('mukden.shelf.units.row', {
                    size: t(`mukden.forces.field.sizes.${unit.size}`),
                    hex: hexWords(unit.hex),
                  })}
                  value={String(unit.strength)}
                  onPress={own === null ? undefined : () => setEdited({ side, unit })}
                  testID={`entry-${unit.id}`}
                />
              ))}
            </Stack>
          );
        })}
      </Screen>
      {edited && own !== null && (
        <FieldsSheet
          key={edited.unit?.id ?? edited.side}
          title={edited.unit?.name ?? t(`mukden.forces.add.${edited.side}`)}
          fieldsOf={() => unitFields(edited.side, lastRow)}
          first={unitValues(edited.unit ?? NEW_UNIT, edited.unit?.isCavalryCorps)}
          onSave={(values) => save(edited, unitFrom(values))}
          remove={
            edited.unit ? { label: t('mukden.forces.remove.button'), onPress: () => remove(edited.unit!) } : undefined
          }
          onClose={() => setEdited(null)}
        />
      )}
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={() => setEdited(null)}
        kind={UNITS_KIND}
        own={own}
        words={{
          title: t('mukden.shelf.units.title'),
          share: t('mukden.shelf.units.share'),
          shareText: t('mukden.shelf.units.shareText'),
          import: t('mukden.shelf.units.import'),
          importText: t('mukden.shelf.units.importText'),
        }}
        code={{
          make: () => own && makeDocumentCode(UNITS_KIND, own, new Date()),
          label: t('mukden.shelf.units.codeLabel'),
          hint: t('mukden.shelf.units.codeHint'),
          tooLarge: t('mukden.shelf.units.tooLarge'),
          read: readCode,
        }}
        reset={{
          title: t('mukden.shelf.units.house'),
          text: t('mukden.shelf.units.houseReset'),
          question: t('mukden.shelf.units.houseQuestion'),
          consequence: t('mukden.shelf.units.houseConsequence'),
          onReset: drop,
        }}
        testID="units"
      />
    </>
  );
}
