import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';

import type { FormationView } from '../formations-by-name';
import type { Table } from '../use-table';
import { torpedoesAt } from './move-facts';

interface Props {
  table: Table;
  formation: FormationView;
  send: (command: Command) => void;
}

/** Torpedoes turned up as it begins to move, and the evasion that is declared before it goes on (TOGO-47). */
export function EvasionCard({ table, formation, send }: Props) {
  const t = useT();
  const running = torpedoesAt(table, formation);
  if (running.length === 0) return null;
  return (
    <Card frame="strong" testID="evasion">
      <Heading>{t('move.evasion.title')}</Heading>
      {running.map(({ marker, target, mayEvade }) => {
        const name = table.nameOf(target);
        const factors = (marker.attack?.factors ?? 0) * (marker.attack?.boats ?? 1);
        const declared = formation.known?.evading.includes(target) ?? false;
        return (
          <Text key={marker.id}>
            {declared && !mayEvade ? t('move.evasion.declared', { name }) : t('move.evasion.at', { name, factors })}
          </Text>
        );
      })}
      {[...new Set(running.flatMap(({ target, mayEvade }) => (mayEvade ? [target] : [])))].map((ship) => (
        <Button
          key={ship}
          label={t('move.evasion.declare', { name: table.nameOf(ship) })}
          onPress={() => send({ type: 'declareEvasion', ships: [ship] })}
          testID={`evade-${ship}`}
        />
      ))}
      <RuleLink rule="TOGO-47" />
    </Card>
  );
}
