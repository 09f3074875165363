import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { gameAddress } from '@/features/play/addresses';
import { FightRow } from '@/features/play/links/fight-row';
import { RuleLine } from '@/kit/rule-line';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import { type Contact, contactsOf, otherSide, type OwedCode, type Side } from '@/rules/tsushima/index';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { GroupRow } from '../move/group-row';
import { listed, placeName, sideWords } from '../words/names-in';
import { chanceOf } from './contact-facts';
import { RaidRows } from './raid-rows';

interface Props {
  side: Side;
  owed: readonly Obligation[];
  onSettle: (obligation: Obligation) => void;
}

/** One side's combat segment: escaped ships to retreat, the places both share, raids and block ships. */
export function FightPanel({ side, owed, onSettle }: Props) {
  const t = useT();
  const act = useAct();
  const router = useRouter();
  const { id, state, view } = useGame();
  const contacts = contactsOf(state, side);
  const mayBlock = side === 'ijn' && view.failedAttacks.includes('port-arthur');
  const retreats = owed.filter(({ code }) => code === 'retreat');
  const escaped = view.groups[retreats[0]?.about ?? ''];
  const ready = (contact: Contact): Obligation | undefined =>
    owed.find(({ code, about }) => isFor(code as OwedCode, contact) && about === contact.where.name);
  return (
    <>
      {escaped !== undefined && (
        <RuleLine
          words={t('tsushima.contact.retreat', { side: sideWords(otherSide(escaped.side)) })}
          rule="TSU-34"
          testID="retreat-rule"
        />
      )}
      {retreats.map((obligation) => {
        const group = view.groups[obligation.about];
        return group && <GroupRow key={group.id} group={group} isMarked onPress={() => onSettle(obligation)} />;
      })}
      {contacts.length === 0 && (
        <Text color="ink2" style={{ padding: space.edge }}>
          {t('tsushima.contact.none')}
        </Text>
      )}
      {view.evading[side] && <RuleLine words={t('tsushima.contact.evaded', { side: sideWords(side) })} rule="TSU-20" />}
      {contacts.map((contact) => {
        const obligation = ready(contact);
        const { name } = contact.where;
        return (
          <View key={`${contact.where.kind} ${name}`}>
            <ContactRow
              contact={contact}
              side={side}
              isNext={obligation !== undefined && obligation === owed[0]}
              onPress={
                contact.isTried
                  ? undefined
                  : () => (obligation ? onSettle(obligation) : router.push(gameAddress(id, `search/${name}`)))
              }
            />
            {/* What a hidden stack holds is shown only once it is spotted. */}
            {!contact.isTried && view.rulings.stacks !== 'hidden' && <FightRow contact={name} />}
          </View>
        );
      })}
      {side === 'irn' && <RaidRows />}
      {mayBlock && (
        <ListRow
          title={t('tsushima.block.title')}
          subtitle={t('tsushima.block.text')}
          onPress={() => router.push(gameAddress(id, 'block-ships'))}
          testID="to-block-ships"
        />
      )}
      {owed[0]?.code !== 'end-fight' && (
        <ListRow
          variant="plain"
          title={t('tsushima.next.endFight')}
          onPress={() => void act({ type: 'endFight' })}
          testID="end-fight"
        />
      )}
    </>
  );
}

const isFor = (code: OwedCode, { where, isProtected }: Contact): boolean =>
  code === (isProtected ? 'attack-port' : where.kind === 'zone' ? 'search-zone' : 'search');

interface ContactRowProps {
  contact: Contact;
  side: Side;
  isNext: boolean;
  onPress: (() => void) | undefined;
}

/** A place both share: who is there, and the chance to bring them to battle. */
function ContactRow({ contact, side, isNext, onPress }: ContactRowProps) {
  const t = useT();
  const { state, nameOf } = useGame();
  const { where, own, enemy, isProtected, isTried } = contact;
  const names = (groups: Contact['own']) =>
    listed(
      groups.map(({ id }) => id),
      nameOf,
    );
  const p = chanceOf(state, side, contact);
  const chance = p === null ? t('tsushima.contact.secret') : t('tsushima.percent', { percent: percentWords(p) });
  return (
    <ListRow
      variant={isNext ? 'next' : 'card'}
      title={isProtected ? t('tsushima.contact.protected', { place: placeName(where) }) : placeName(where)}
      subtitle={t('tsushima.contact.who', { own: names(own), enemy: names(enemy) })}
      value={isTried ? undefined : chance}
      said={isNext && !isTried ? t('play.next') : undefined}
      trailing={isTried ? <Icon name="check" /> : isNext ? <Tag text={t('play.next')} tone="now" /> : undefined}
      onPress={onPress}
      testID={`contact-${where.name}`}
    />
  );
}
