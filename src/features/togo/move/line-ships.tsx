import { inchWords } from '@/kit/words/inches';
import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Icon } from '@/ui/icon';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { space, touch } from '@/ui/tokens';

import type { FormationView } from '../formations-in-line';
import { afloat, misfitIn } from './move-facts';
import type { OpenGame } from '../game';

interface Props {
  table: OpenGame;
  formation: FormationView;
  send: (command: Command) => void;
}

/** The ships of the line: who leads it, who may leave it, and whom it had better leave behind (TOGO-13, TOGO-18, AMB-41). */
export function LineShips({ table, formation, send }: Props) {
  const t = useT();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { view, nameOf, owed } = table;
  const { id, known } = formation;
  const ships = afloat(table, formation);
  const misfit = misfitIn(table, formation);
  const flagOwed = owed.some(({ code, about }) => code === 'name-flagship' && about === id);
  if (!known || ships.length < 2) return null;
  return (
    <View style={{ gap: space.sm }}>
      <SectionHeader title={flagOwed ? t('move.line.flag') : t('move.line.title')} />
      {misfit !== null && (
        <>
          <Text>
            {misfit.isFree
              ? t('move.line.weighed', { name: nameOf(misfit.ship) })
              : t('move.line.stopped', { name: nameOf(misfit.ship) })}
          </Text>
          <Button
            label={t('move.line.leaveSaid', { name: nameOf(misfit.ship) })}
            onPress={() => setLeaving(misfit.ship)}
            testID="leave-misfit"
          />
        </>
      )}
      {ships.map((ship) => (
        <View
          key={ship}
          style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm, minHeight: touch.min, flexWrap: 'wrap' }}
        >
          <View style={{ flex: 1, minWidth: 120, flexDirection: 'row', alignItems: 'center', gap: space.xs }}>
            <Text as="name" style={{ flexShrink: 1 }}>
              {nameOf(ship)}
            </Text>
            {known.flagship === ship && <Icon name="pennant" size={18} />}
          </View>
          <Text as="value">{inchWords(view.ships[ship]?.speed ?? 0)}</Text>
          {flagOwed ? (
            <Button
              label={t('move.line.name', { name: nameOf(ship) })}
              onPress={() => send({ type: 'nameFlagship', counter: id, ship })}
              testID={`flagship-${ship}`}
            />
          ) : (
            <Button
              kind="link"
              label={t('move.line.leave')}
              spokenLabel={t('move.line.leaveSaid', { name: nameOf(ship) })}
              onPress={() => setLeaving(ship)}
              testID={`leave-${ship}`}
            />
          )}
        </View>
      ))}
      <Confirm
        open={leaving !== null}
        question={t('move.line.question', { name: leaving === null ? '' : nameOf(leaving) })}
        consequence={leaving === known.flagship ? t('move.line.flagship') : t('move.line.free')}
        confirmLabel={t('move.line.confirm')}
        cancelLabel={t('move.line.cancel')}
        onConfirm={() => {
          setLeaving(null);
          if (leaving !== null) send({ type: 'leaveFormation', ship: leaving });
        }}
        onCancel={() => setLeaving(null)}
        testID="leave-line"
      />
    </View>
  );
}
