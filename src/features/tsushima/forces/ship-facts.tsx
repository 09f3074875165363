import type { ReactNode } from 'react';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { minus, signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import {
  type Gun,
  moveAfter,
  salvosAfter,
  type ShipView,
  SIZE_CONFLICTS,
  torpedoSalvosAfter,
} from '@/rules/tsushima/index';
import { BoxTrack } from '@/ui/box-track';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';

import { useGame } from '../game';
import { isUnknown } from './forces-lists';
import { PORT_CLOCK, stateWords, tagsOf } from './forces-words';

/** Everything a counter shows and the bookkeeping adds to it; what damage has taken is struck through. */
export function ShipFacts({ ship }: { ship: ShipView }) {
  const t = useT();
  const { view } = useGame();
  const { type, size, move, armour, torpedo } = ship;
  const hits = ship.hits ?? 0;
  const guns = ship.guns ?? ship.suggested;
  const isUnsure = ship.guns === null;
  const conflict = SIZE_CONFLICTS[ship.id]?.find(
    (printed) => printed.scenario === view.scenario && printed.size !== size,
  );
  return (
    <Stack gap="md">
      <Row align="center" gap="sm" wrap>
        <Text as="name" color={ship.fate === 'afloat' ? 'ink' : 'danger'} style={{ flexShrink: 1 }} testID="ship-state">
          {capital(stateWords(ship))}
        </Text>
        {ship.fate === 'afloat' && !isUnknown(ship) && hits > 0 && (
          <BoxTrack count={3} filled={hits} size={18} label={t('tsushima.forces.sheet.hitsSaid', { hits })} />
        )}
        {isUnknown(ship) && <RuleLink rule="TSU-17" />}
      </Row>
      <Card>
        <Row wrap gap="lg">
          <Fact label={t('tsushima.forces.sheet.size')} value={`${type}${size}`} />
          <Fact
            label={t('tsushima.forces.sheet.move')}
            value={String(moveAfter(type, move, hits))}
            was={moveAfter(type, move, hits) === move ? undefined : String(move)}
          />
          <Fact label={t('tsushima.forces.sheet.armour')} value={String(armour)} />
        </Row>
        {type !== 'M' && (
          <>
            <GunLine name={t('tsushima.forces.sheet.primary')} gun={guns?.primary ?? null} ship={ship} />
            {torpedo === null && (
              <GunLine name={t('tsushima.forces.sheet.secondary')} gun={guns?.secondary ?? null} ship={ship} />
            )}
            {torpedo !== null && (
              <Line
                name={t('tsushima.forces.sheet.torpedoes')}
                value={t('tsushima.forces.sheet.salvos', { count: torpedoSalvosAfter(torpedo, hits) })}
                was={hits > 0 ? String(torpedo) : undefined}
                rule="TSU-44"
              />
            )}
          </>
        )}
        {isUnsure && type !== 'M' && (
          <Row>
            <Tag tone="caution" text={t('tsushima.forces.sheet.unsure')} testID="ship-unsure" />
          </Row>
        )}
        {conflict && (
          <Row align="center" gap="sm">
            <Text as="text2" color="ink2" style={{ flex: 1 }} testID="ship-conflict">
              {t('tsushima.forces.sheet.conflict', {
                scenario: t(`tsushima.place.scenario.${conflict.scenario}`),
                size: conflict.size,
                listed: size,
              })}
            </Text>
            <RuleLink rule="AMB-16" />
          </Row>
        )}
      </Card>
      {!isUnknown(ship) && ship.fate === 'afloat' && <Bookkeeping ship={ship} />}
    </Stack>
  );
}

const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Morale and what it costs, and the clock in port. */
function Bookkeeping({ ship }: { ship: ShipView }) {
  const t = useT();
  const morale = ship.morale ?? 0;
  const phases = Math.min(PORT_CLOCK, ship.portPhases ?? 0);
  return (
    <Card>
      <Line name={t('tsushima.forces.sheet.morale')} value={minus(morale)} rule="TSU-24" />
      {morale < 0 && (
        <Text as="text2" color="ink2">
          {t('tsushima.forces.sheet.moraleText', { own: signed(morale), enemy: signed(-morale) })}
        </Text>
      )}
      <Row align="center" justify="space-between" gap="md" wrap>
        <Text as="name" style={{ flexShrink: 1 }}>
          {t('tsushima.forces.sheet.port')}
        </Text>
        <Row align="center" gap="sm">
          <BoxTrack
            count={PORT_CLOCK}
            filled={phases}
            size={18}
            label={t('tsushima.forces.sheet.portSaid', { phases })}
          />
          <RuleLink rule="TSU-23" />
        </Row>
      </Row>
      {tagsOf(ship).length > 0 && (
        <Row wrap gap={6}>
          {tagsOf(ship).map((tag) => (
            <Tag key={tag} text={tag} />
          ))}
        </Row>
      )}
    </Card>
  );
}

function Fact({ label, value, was }: { label: string; value: string; was?: string }) {
  return (
    <View accessible role="img" aria-label={`${label} ${value}`}>
      <Row align="baseline" gap={6}>
        <Text as="key">{value}</Text>
        <Was>{was}</Was>
      </Row>
      <Text as="text2" color="ink2">
        {label}
      </Text>
    </View>
  );
}

const Was = ({ children }: { children: ReactNode }) =>
  children === undefined ? null : (
    <Text as="control" color="ink2" style={{ textDecorationLine: 'line-through' }}>
      {children}
    </Text>
  );

function GunLine({ name, gun, ship }: { name: string; gun: Gun | null; ship: ShipView }) {
  const t = useT();
  if (gun === null) return <Line name={name} value={t('tsushima.forces.noValue')} rule="TSU-5" />;
  const left = salvosAfter(ship.type, gun, ship.hits ?? 0);
  return (
    <Line
      name={name}
      value={t('tsushima.forces.sheet.gun', {
        factor: gun.factor,
        salvos: t('tsushima.forces.sheet.salvos', { count: left }),
      })}
      was={left === gun.salvos ? undefined : String(gun.salvos)}
      rule={left === gun.salvos ? 'TSU-5' : 'TSU-42'}
    />
  );
}

interface LineProps {
  name: string;
  value: string;
  /** As printed, where damage has taken some of it. */
  was?: string;
  rule: string;
}

function Line({ name, value, was, rule }: LineProps) {
  return (
    <Row align="center" justify="space-between" columnGap="md" wrap>
      <Text as="name" style={{ flexGrow: 1 }}>
        {name}
      </Text>
      <Row align="center" gap="sm">
        <Was>{was}</Was>
        <Text as="control">{value}</Text>
        <RuleLink rule={rule} />
      </Row>
    </Row>
  );
}
