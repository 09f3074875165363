import { useLocalSearchParams } from 'expo-router';
import { lazy, Suspense } from 'react';

import { PlayLayout } from '@/features/play/play-layout';
import { loadPart } from '@/ui/parts';

import { seatIn } from './linked-id';

// A game on this device needs nothing of it.
const Linked = lazy(() => loadPart(async () => ({ default: (await import('./linked-layout')).LinkedLayout })));

/** Around every screen of a game, be it on this device or at a host. */
export function GameLayout() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const seat = seatIn(id);
  if (seat === null) return <PlayLayout />;
  return (
    <Suspense fallback={null}>
      <Linked seat={seat} />
    </Suspense>
  );
}
