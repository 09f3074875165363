import { renderHook, waitFor } from '@testing-library/react-native';

import { renameBattle } from '@/store/battles';
import { openSession, useSession } from '@/store/session';
import { currentDatabase, openStorage } from '@/store/storage';
import { InBattle } from '@/testing/render-battle';
import { openTogo } from '@/testing/togo-session';

import { useReport } from './use-report';
import { useGame } from '../game';

test('a report is called what the players call the battle, and says which one it was in the book', async () => {
  await openStorage();
  const db = currentDatabase()!;
  await openTogo(db, 'ulsan', { scenario: 'ulsan' });
  const { result } = renderHook(() => useReport(), { wrapper: InBattle });
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(result.current!.paper()).toMatchObject({
    title: 'Action off Ulsan',
    subtitle: '14 August 1904 · 1 turn',
  });
  await renameBattle(db, 'ulsan', 'Club night, table 2');
  await openSession(db, useSession.getState().open!.book, 'ulsan');
  const again = renderHook(() => useReport(), { wrapper: InBattle });
  await waitFor(() => expect(again.result.current?.report.name).toBe('Club night, table 2'));
  expect(again.result.current!.paper().subtitle).toBe('Action off Ulsan · 14 August 1904 · 1 turn');
  expect(renderHook(() => useGame(), { wrapper: InBattle }).result.current.name).toBe('Club night, table 2');
});
