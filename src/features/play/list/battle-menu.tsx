import { useRouter } from 'expo-router';
import { useState } from 'react';

import { isOnShelf, loadBook } from '@/game/books';
import { MenuSheet } from '@/kit/menu-sheet';
import { NameSheet } from '@/kit/name-sheet';
import { type Said, useKept } from '@/kit/use-kept';
import { copyName, freeName } from '@/lib/name';
import { useT } from '@/messages/messages';
import {
  archiveBattle,
  deleteBattle,
  duplicateBattle,
  renameBattle,
  restoreBattle,
  useBattles,
} from '@/store/battle-list';
import type { StoredBattle } from '@/store/battles';
import { openBeforeDamage, openSession } from '@/store/session';
import { currentDatabase } from '@/store/storage';
import { useRelabelGuard } from '@/ui/use-relabel-guard';

import { usePreview } from './use-preview';

interface BattleMenuProps {
  battle: StoredBattle;
  onClose: () => void;
}

/** What can be done with a battle or a campaign from outside it. Everything here can be taken back. */
export function BattleMenu({ battle, onClose }: BattleMenuProps) {
  const t = useT();
  const router = useRouter();
  const kept = useKept();
  const tell = (work: Promise<unknown>, said: Said) => void kept(work, () => said, t('battles.failed'));
  const glance = usePreview(battle);
  const [renaming, setRenaming] = useState(false);
  const { id, name, book, archivedAt } = battle;
  const isOpenable = glance?.type === 'open';
  // The ways into the battle come on top, and move the others, once it is known that there are any.
  const locked = useRelabelGuard(`${glance?.type}`);

  const open = () => router.push(`/battle/${id}`);
  const openToDamage = () => void kept(beforeDamage(book, id), open, t('battles.failed'));
  const restored = { message: t('common.broughtBack', { name }) };
  const duplicate = () => {
    const taken = useBattles.getState().battles?.map((each) => each.name) ?? [];
    const copy = copyName(name, (its) => freeName(t('common.copyName', { name: its }), taken));
    tell(duplicateBattle(id, copy), { message: t('common.copied', { name: copy }) });
  };
  const archive = () => {
    const aside = archivedAt === null;
    const back = isOnShelf(book) ? t('battles.campaignUnarchived', { name }) : t('battles.unarchived', { name });
    const message = aside ? t('battles.archived', { name }) : back;
    tell(archiveBattle(id, aside), { message, undo: () => tell(archiveBattle(id, !aside), restored) });
  };
  const remove = () =>
    tell(deleteBattle(id), {
      message: t('common.deleted', { name }),
      undo: () => tell(restoreBattle(id), restored),
      spokenUndo: t('battles.bringBackNamed', { name }),
    });

  if (renaming) return <RenameSheet battle={battle} onClose={onClose} />;
  const openTitle = isOnShelf(book) ? t('battles.menu.openCampaign') : t('battles.menu.open');
  const archiveTitle = archivedAt === null ? t('battles.menu.archive') : t('battles.menu.bringBack');
  return (
    <MenuSheet
      title={name}
      locked={locked}
      onClose={onClose}
      testID="battle-menu"
      rows={[
        isOpenable && { id: 'open', icon: 'ship', title: openTitle, onPress: open },
        isOpenable &&
          glance.damagedAt !== null && {
            id: 'before',
            icon: 'warning',
            title: t('battles.menu.beforeDamage'),
            subtitle: t('battles.menu.beforeDamageText'),
            onPress: openToDamage,
          },
        { id: 'rename', icon: 'pencil', title: t('common.rename'), stays: true, onPress: () => setRenaming(true) },
        { id: 'duplicate', icon: 'plus', title: t('common.duplicate'), onPress: duplicate },
        { id: 'archive', icon: 'anchor', title: archiveTitle, onPress: archive },
        { id: 'delete', icon: 'delete', title: t('common.delete'), onPress: remove },
      ]}
    />
  );
}

function RenameSheet({ battle: { id, name, book }, onClose }: BattleMenuProps) {
  const t = useT();
  const kept = useKept();
  const isCampaign = isOnShelf(book);
  return (
    <NameSheet
      title={isCampaign ? t('battles.rename.campaign') : t('battles.rename.title')}
      label={isCampaign ? t('common.campaignName') : t('common.battleName')}
      name={name}
      empty={isCampaign ? t('battles.rename.campaignEmpty') : t('battles.rename.empty')}
      save={t('battles.rename.save')}
      onClose={onClose}
      onSave={(next) => void kept(renameBattle(id, next), onClose, t('battles.failed'))}
    />
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
