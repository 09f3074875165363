import { useRouter } from 'expo-router';
import { useState } from 'react';

import { isOnShelf, loadBook } from '@/game/books';
import { copyName, freeName } from '@/lib/name';
import { useT } from '@/messages/messages';
import { archiveBattle, deleteBattle, duplicateBattle, restoreBattle, useBattles } from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { openBeforeDamage, openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { useToast } from '@/ui/toast-provider';
import { LockedContext, useRelabelGuard } from '@/ui/use-relabel-guard';

import { RenameSheet } from './rename-sheet';
import { usePreview } from './use-preview';
import { useTelling } from './use-telling';

interface BattleMenuProps {
  battle: StoredBattle;
  onClose: () => void;
}

/** What can be done with a battle or a campaign from outside it. Everything here can be taken back. */
export function BattleMenu({ battle, onClose }: BattleMenuProps) {
  const t = useT();
  const router = useRouter();
  const tell = useTelling();
  const toasts = useToast();
  const glance = usePreview(battle);
  const [renaming, setRenaming] = useState(false);
  const { id, name, book, archivedAt } = battle;
  const isOpenable = glance?.type === 'open';
  // The ways into the battle come on top, and move the others, once it is known that there are any.
  const locked = useRelabelGuard(`${glance?.type}`);

  const then = (work: () => void) => () => {
    onClose();
    work();
  };
  const open = then(() => router.push(`/battle/${id}`));
  const openToDamage = then(() => {
    void beforeDamage(book, id).then(
      () => router.push(`/battle/${id}`),
      () => toasts.show({ message: t('battles.failed') }),
    );
  });
  const duplicate = then(() => {
    const taken = useBattles.getState().battles?.map((each) => each.name) ?? [];
    const copy = copyName(name, (its) => freeName(t('common.copyName', { name: its }), taken));
    tell(duplicateBattle(id, copy), { message: t('common.copied', { name: copy }) });
  });
  const archive = then(() => {
    const aside = archivedAt === null;
    const back = isOnShelf(book) ? t('battles.campaignUnarchived', { name }) : t('battles.unarchived', { name });
    const message = aside ? t('battles.archived', { name }) : back;
    const undo = () => tell(archiveBattle(id, !aside), { message: t('common.broughtBack', { name }) });
    tell(archiveBattle(id, aside), { message, action: { label: t('common.undo'), onPress: undo } });
  });
  const remove = then(() => {
    const back = () => tell(restoreBattle(id), { message: t('common.broughtBack', { name }) });
    tell(deleteBattle(id), {
      message: t('battles.deleted', { name }),
      action: { label: t('common.undo'), spokenLabel: t('battles.bringBackNamed', { name }), onPress: back },
    });
  });

  if (renaming) return <RenameSheet battle={battle} onClose={onClose} />;
  const row = (testID: string, icon: IconName, title: string, onPress: () => void, subtitle?: string) => (
    <ListRow
      leading={<Icon name={icon} size={24} />}
      title={title}
      subtitle={subtitle}
      onPress={onPress}
      testID={testID}
    />
  );
  return (
    <Sheet open onClose={onClose} title={name} testID="battle-menu">
      <LockedContext value={locked}>
        <Card padded={false}>
          {isOpenable &&
            row('menu-open', 'ship', isOnShelf(book) ? t('battles.menu.openCampaign') : t('battles.menu.open'), open)}
          {isOpenable &&
            glance.damagedAt !== null &&
            row(
              'menu-before',
              'warning',
              t('battles.menu.beforeDamage'),
              openToDamage,
              t('battles.menu.beforeDamageText'),
            )}
          {row('menu-rename', 'pencil', t('common.rename'), () => setRenaming(true))}
          {row('menu-duplicate', 'plus', t('common.duplicate'), duplicate)}
          {row(
            'menu-archive',
            'anchor',
            archivedAt === null ? t('battles.menu.archive') : t('battles.menu.bringBack'),
            archive,
          )}
          {row('menu-delete', 'delete', t('common.delete'), remove)}
        </Card>
      </LockedContext>
    </Sheet>
  );
}

/** The battle's own screen goes on with the session it finds open. Throws when that is not the part before the damage. */
async function beforeDamage(bookId: string, id: string): Promise<void> {
  const db = currentDatabase();
  const book = await loadBook(bookId);
  const opened = db && book && (await openSession(db, book, id));
  if (!opened?.ok || !(await openBeforeDamage()).ok)
    throw new Error('The battle could not be opened up to its damage.');
}
