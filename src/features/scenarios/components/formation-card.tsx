import { useRouter } from 'expo-router';
import { useMemo } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { sideEdge, sideText } from '@/kit/sides';
import { listed } from '@/kit/scenario-words/terms';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { findDesign, type ScenarioFormation, type Side } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Tag } from '@/ui/tag';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { Checked } from '../use-scenarios';
import { course } from '../words/chart-words';

interface FormationCardProps {
  formation: ScenarioFormation;
  side: Side;
  checked: Checked;
}

export function FormationCard({ formation, side, checked }: FormationCardProps) {
  const t = useT();
  const { color, growth } = useTheme();
  const { id, name, commander, flagship, ships, boats, arrives, optional, position, heading, speed, knots } = formation;
  const edge = color[sideEdge(side)];
  return (
    <Card style={{ borderTopWidth: stroke.active, borderTopColor: edge, gap: space.sm }} testID={`formation-${id}`}>
      <Heading as="name" level={3} color={sideText(side)}>
        {name}
      </Heading>
      {commander !== undefined && <Text as="text2">{t('scenarios.page.commander', { name: commander })}</Text>}
      <View style={{ gap: space.xs }}>
        {ships.length === 0 && <Text color="ink2">{t('scenarios.page.noShips')}</Text>}
        {ships.map((ship, place) => (
          <Ship
            key={place}
            id={ship}
            boats={boats?.[place] ?? []}
            isFlagship={ship === flagship && ships.indexOf(flagship) === place}
            checked={checked}
          />
        ))}
      </View>
      <Text as="text2" color="ink2">
        {t('scenarios.page.lead', { x: inchWords(position.x), y: inchWords(position.y), course: course(heading) })}
      </Text>
      <Text as="text2" color="ink2">
        {speed > 0 ? t('scenarios.page.speed', { speed: inchWords(speed), knots }) : t('scenarios.page.atAnchor')}
      </Text>
      {(arrives !== undefined || optional) && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: space.sm, paddingTop: space.xs * growth('tag') }}>
          {arrives && (
            <Tag
              icon="next"
              text={t('scenarios.page.late', { turn: arrives.turn, edge: t(`scenarios.edge.${arrives.edge}`) })}
            />
          )}
          {optional && <Tag text={t('scenarios.page.optional')} />}
        </View>
      )}
    </Card>
  );
}

interface ShipProps {
  id: string;
  boats: readonly string[];
  isFlagship: boolean;
  checked: Checked;
}

function Ship({ id, boats, isFlagship, checked }: ShipProps) {
  const t = useT();
  const router = useRouter();
  const { growth, isLargeText } = useTheme();
  const design = useMemo(() => findDesign(id, checked.own), [id, checked.own]);
  const facts = useMemo(() => design && { ...design.ratings, lengthM: design.lengthM }, [design]);
  const isClass = design?.ratings.type === 'TBD' || design?.ratings.type === 'TB';
  const content = (
    <>
      {facts ? (
        !isLargeText && <ShipPlan facts={facts} label={null} />
      ) : (
        <Icon name="warning" size={18 * growth('textMedium')} color="danger" />
      )}
      <View style={{ flex: 1 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
          <Text as="textMedium" color={design ? 'ink' : 'danger'} style={{ flexShrink: 1 }}>
            {design?.name ?? t('scenarios.deletedShip', { id })}
          </Text>
          {isFlagship && <Icon name="pennant" size={16 * growth('textMedium')} />}
        </View>
        {isClass && (
          <Text as="text2" color="ink2">
            {boats.length > 0
              ? t('scenarios.page.boats', { names: listed(boats) })
              : t('common.boats', { count: design.ratings.boatsPerBase })}
          </Text>
        )}
      </View>
    </>
  );
  const row = { flexDirection: 'row', alignItems: 'center', gap: space.md } as const;
  if (!design) return <View style={row}>{content}</View>;
  return (
    <Pressable
      role="link"
      label={
        isFlagship
          ? t('scenarios.page.openFlagship', { ship: design.name })
          : t('scenarios.page.openShip', { ship: design.name })
      }
      onPress={() => router.push(`/ship/${id}`)}
      style={row}
      testID={`ship-${id}`}
    >
      {content}
    </Pressable>
  );
}
