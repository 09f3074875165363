import { useRouter } from 'expo-router';
import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { OpenOrCurtainScreen } from '@/features/play/side-curtain';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLink } from '@/kit/rule-link';
import { SideMark } from '@/kit/side-mark';
import { bandOf, ensignOf } from '@/kit/sides';
import { SumList } from '@/kit/sums/sum-list';
import { percentWords } from '@/kit/words/percent';
import { minus, signed } from '@/kit/words/signed';
import { t, useT } from '@/messages/messages';
import {
  type CampaignState,
  type CommandOf,
  type Contact,
  otherSide,
  PORT_IDS,
  searchFacts,
  type Side,
  spottingOdds,
  type Where,
} from '@/rules/tsushima/index';
import { useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { SectionHeader } from '@/ui/section';
import { Heading, Text } from '@/ui/text';

import { useAct, useGame, useRollAtOnce } from '../game';
import { dateWords, listed, placeName } from '../words/names-in';
import { roman } from '../words/where-words';
import { isSeenAtOnce } from './contact-facts';
import { EnterFace } from './enter-face';
import { sumLines } from './sum-lines';

type Given = Partial<Omit<CommandOf<'search'>, 'type' | 'own' | 'enemy'>>;

interface SearchProps {
  contact: Contact;
  side: Side;
  onBack: () => void;
  /** Behind a curtain: draws it. */
  onClose?: () => void;
}

export function Search({ contact, side, onBack, onClose }: SearchProps) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { id, state, view, nameOf } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { mode, choose } = useDiceMode();
  const hidden = otherSide(side);
  // Who has evaded this month has nothing to lose by doing so again (TSU-20).
  const [given, setGiven] = useState<Given>({ evades: view.evading[hidden] });
  const facts = searchFacts(state, contact.own, contact.where, { evades: false, ...given });
  const isSure = isSeenAtOnce(state, contact);
  const { modifier, need, p } = spottingOdds(facts);
  const chance = isSure ? 1 : p;
  const isCertain = chance === 0 || chance === 1;
  const command: CommandOf<'search'> = {
    ...{ type: 'search', own: ids(contact.own), enemy: ids(contact.enemy), evades: facts.evades },
    ...given,
  };
  const after = () => {
    const now = useSession.getState().open?.battle.state as CampaignState | undefined;
    if (now?.step === 'battle') router.replace(gameAddress(id, 'battle'));
    else if (now?.tried.includes(`search.${contact.where.name}`)) onBack();
  };
  const roll = async () => {
    // The switch stands on this screen: what it shows is what was chosen.
    if (!isCertain) await chooseDice(id, mode);
    if (isCertain) await act(command);
    else await rollAtOnce(command);
    after();
  };
  const isOwn = mode !== 'app' && !isCertain;
  return (
    <OpenOrCurtainScreen
      title={searchTitle(contact.where)}
      subtitle={t('tsushima.search.where', { date: dateWords(view), phase: roman(view.phase) })}
      band={bandOf(side)}
      onBack={onBack}
      onClose={onClose}
      right={<SideMark side={ensignOf(side)} marks={marks} width={42} />}
      flush
      testID="search"
      actionBar={
        isOwn
          ? undefined
          : {
              aside: (
                <Stack accessible testID="search-odds">
                  <Text as="key">{t('tsushima.percent', { percent: percentWords(chance) })}</Text>
                  <Text as="text2" color="ink2">
                    {t('tsushima.search.spotted')}
                  </Text>
                </Stack>
              ),
              main: (
                <Button
                  kind="primary"
                  icon={isCertain ? undefined : 'dice'}
                  label={isCertain ? t('tsushima.search.certain') : t('tsushima.search.roll')}
                  onPress={() => void roll()}
                  testID="roll-search"
                />
              ),
            }
      }
      lowRow={isCertain ? undefined : <DiceSwitch mode={mode} onMode={choose} />}
    >
      <Row align="center" gap="sm" paddingX="edge" paddingY="sm">
        <SideMark side={ensignOf(hidden)} marks={marks} width={26} />
        <Text as="name" style={{ flex: 1 }}>
          {listed(ids(contact.enemy), nameOf)}
        </Text>
      </Row>
      <Row align="center" justify="space-between" paddingX="edge">
        <SectionHeader title={t('tsushima.search.added')} />
        <RuleLink rule="TSU-19" />
      </Row>
      <SumList
        lines={sumLines({ facts, side, month: view.month, place: placeName(contact.where) }, (change) =>
          setGiven({ ...given, ...change }),
        )}
        marks={marks}
        testID="search-sum"
      />
      <Row align="center" gap="md" paddingX="edge" paddingY="sm">
        <Text as="hero" aria-hidden testID="search-modifier">
          {signed(modifier.value)}
        </Text>
        <Stack flex={1}>
          <Heading as="name">{isSure ? t('tsushima.search.seen') : needWords(need.value)}</Heading>
          <Text as="text2" color="ink2">
            {t('tsushima.search.sum')}
          </Text>
        </Stack>
      </Row>
      <Stack paddingX="edge">
        {isOwn ? (
          <EnterFace command={command} need={need.value} onDone={after} />
        ) : (
          !isCertain && (
            <FaceLadder
              label={t('tsushima.search.faces')}
              resultOf={(face) => ({
                brings: minus(face + modifier.value),
                note: face >= need.value ? t('tsushima.search.isSpotted') : t('tsushima.search.isHidden'),
                scores: face >= need.value,
              })}
              testID="search-ladder"
            />
          )
        )}
      </Stack>
    </OpenOrCurtainScreen>
  );

  function needWords(least: number): string {
    if (least <= 1) return t('tsushima.search.always');
    return least > 6 ? t('tsushima.search.never') : t('tsushima.search.on', { need: least });
  }
}

/** "Search hex 1710", "Search Port Arthur" */
export const searchTitle = (where: Where): string =>
  (where.kind === 'partial' || where.kind === 'open') && !PORT_IDS.some((port) => port === where.name)
    ? t('tsushima.search.atHex', { hex: where.name })
    : t('tsushima.search.at', { place: placeName(where) });

const ids = (groups: Contact['own']): readonly string[] => groups.map(({ id }) => id);
