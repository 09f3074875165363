import { useRouter } from 'expo-router';
import type { ReactNode } from 'react';

import { useSidesHere } from '@/features/play/sides-here';
import { gameAddress } from '@/features/play/addresses';
import { useTabHeader } from '@/features/play/use-tab-header';
import { useT } from '@/messages/messages';
import { SIDES } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { ForcesList } from './forces-list';

/** The Forces tab of a phone. */
export function ForcesTab({ tabBar }: { tabBar: ReactNode }) {
  const t = useT();
  return (
    <Screen title={t('tsushima.forces.title')} {...useTabHeader()} scroll={false} flush lowRow={tabBar} testID="forces">
      <OwnShips />
      <ForcesList />
    </Screen>
  );
}

/** Where stacks are hidden: each side's way to its own ships, behind its curtain. */
export function OwnShips() {
  const t = useT();
  const router = useRouter();
  const { id, view } = useGame();
  const sides = useSidesHere(SIDES);
  if (view.rulings.stacks !== 'hidden') return null;
  return (
    <Row wrap gap="sm" paddingX="edge" paddingTop="sm">
      {sides.map((side) => (
        <Button
          key={side}
          icon="hide"
          label={t(`tsushima.forces.ownOf.${side}`)}
          onPress={() => router.push(gameAddress(id, `own/${side}`))}
          testID={`own-${side}`}
          style={{ flexGrow: 1 }}
        />
      ))}
    </Row>
  );
}
