import { useState } from 'react';
import { View } from 'react-native';

import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { Text } from '@/ui/text';
import { ToggleRow } from '@/ui/toggle-row';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import { markersSaid, ShipMarkers } from '../ship/ship-markers';
import { CorrectSheet } from '../ship/correct-sheet';
import { shipsWithMarkers } from './ships-with-markers';
import { useTicked } from './use-ticked';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

/** What should stand on the table: the markers of every ship, to tick off against the real ones. */
export function CheckScreen() {
  const t = useT();
  const { color } = useTheme();
  const { view, id } = useGame();
  const goBack = useBack(`/battle/${id}`);
  const [correcting, setCorrecting] = useState<string | null>(null);
  const ships = shipsWithMarkers(view);
  const { isTicked, count, tick } = useTicked(ships);
  return (
    <Screen
      title={t('battle.check.title')}
      subtitle={t('battle.check.ticked', { ticked: count, of: ships.length })}
      back={{
        label: t('common.back'),
        onPress: goBack,
      }}
      testID="check"
    >
      <Text color="ink2">{t('battle.check.text')}</Text>
      {ships.length === 0 && (
        <EmptyState icon="check" title={t('battle.check.empty')} text={t('battle.check.emptyText')} />
      )}
      <View>
        {ships.length > 0 && <SectionHeader title={t('battle.check.ships')} />}
        {ships.map((ship) => (
          <View
            key={ship.id}
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              paddingRight: space.sm,
              backgroundColor: color.card,
              borderBottomWidth: stroke.hairline,
              borderColor: color.rule,
            }}
          >
            <View style={{ flex: 1 }}>
              <ToggleRow
                kind="checkbox"
                title={shipName(ship)}
                detail={<ShipMarkers ship={ship} />}
                said={markersSaid(t, ship)}
                framed={false}
                on={isTicked(ship)}
                onChange={(on) => tick(ship, on)}
                testID={`tick-${ship.id}`}
              />
            </View>
            <Button
              kind="link"
              label={t('battle.check.differs')}
              spokenLabel={t('battle.check.differsSaid', { name: shipName(ship) })}
              onPress={() => setCorrecting(ship.id)}
              testID={`differs-${ship.id}`}
            />
          </View>
        ))}
      </View>
      <CorrectSheet ship={correcting} onClose={() => setCorrecting(null)} />
    </Screen>
  );
}
