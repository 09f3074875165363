import { lazy, type ReactNode, Suspense } from 'react';

import { loadPart } from '@/ui/parts';

// The bridge knows three books: it comes when somebody crosses it, not with every game.
const Fight = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/bridge/fight-screen')).FightScreen })),
);
const Home = lazy(() =>
  loadPart(async () => ({ default: (await import('@/features/bridge/home-screen')).HomeScreen })),
);

const Coming = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/** "Fight it with Togo", in a campaign. */
export const FightRoute = () => (
  <Coming>
    <Fight />
  </Coming>
);

/** "Bring it home", in the battle. */
export const HomeRoute = () => (
  <Coming>
    <Home />
  </Coming>
);
