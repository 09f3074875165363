import { percentWords } from '@/kit/words/percent';
import { signed } from '@/kit/words/signed';
import { t } from '@/messages/messages';
import {
  decidesForBoth,
  minesOdds,
  type OwedCode,
  type Side,
  type TideRule,
  TOGO_POINTS,
  TRANSPORT_LOST,
} from '@/rules/tide/index';

import type { OpenGame } from '../game';
import type { Answer } from './next-step';

/** What an answer brings, with the rule that says so. */
export interface Consequence {
  readonly words: string;
  readonly rule: TideRule;
}

export interface Option {
  readonly value: Answer;
  readonly label: string;
  /** In a word or two beside it: "Togo −2". */
  readonly points: string | null;
  readonly brings: readonly Consequence[];
}

const togo = (change: number): string => t('tide.brings.togo', { change: signed(change) });
const percentOf = (side: Side, type: 'battleship' | 'cruiser'): string => percentWords(minesOdds(side, type).p);

/** Both answers to the question in hand; null where there is nothing to choose. */
export function optionsOf(
  game: Pick<OpenGame, 'state' | 'view'>,
  code: OwedCode,
  about: string,
): readonly Option[] | null {
  const { state, view } = game;
  switch (code) {
    case 'choose-vladivostok':
    case 'choose-port-arthur': {
      const isPortArthur = code === 'choose-port-arthur';
      return [
        {
          ...{ value: 'no', label: t('tide.next.stay'), points: null },
          brings: isPortArthur ? [{ words: t('tide.brings.lifted'), rule: 'TAS-9' }] : [],
        },
        {
          ...{ value: 'yes', label: t('tide.brings.sortie'), points: null },
          brings: [{ words: t('tide.brings.secret'), rule: isPortArthur ? 'TAS-8' : 'TAS-7' }],
        },
      ];
    }
    case 'choose-japan': {
      const fleets = decidesForBoth(state) ? 2 : 1;
      const isPortArthur = decidesForBoth(state) || view.meeting === 'port-arthur';
      return [
        {
          ...{
            value: 'no',
            label: t('tide.brings.stayHome'),
            points: togo(TOGO_POINTS['unopposed-sortie'].change * fleets),
          },
          brings: [
            { words: t('tide.brings.unopposed', { count: fleets }), rule: 'TAS-11' },
            ...(isPortArthur ? [{ words: t('tide.brings.halved'), rule: 'TAS-11' as const }] : []),
            ...(view.evacuating ? [{ words: t('tide.brings.gone'), rule: 'TAS-32' as const }] : []),
          ],
        },
        {
          ...{ value: 'yes', label: t('tide.brings.sortie'), points: null },
          brings: [{ words: t('tide.brings.secret'), rule: 'TAS-10' }],
        },
      ];
    }
    case 'enter-coastal':
      return [
        {
          ...{ value: 'yes', label: t('tide.next.enter'), points: null },
          brings: [
            { words: t('tide.brings.mines', { percent: percentOf('ijn', 'battleship') }), rule: 'TAS-18' },
            {
              words: t('tide.brings.laterWithdraw', { points: togo(-2), count: TRANSPORT_LOST.coastal }),
              rule: 'TAS-13',
            },
          ],
        },
        {
          ...{ value: 'no', label: t('tide.next.stayOut'), points: null },
          brings: [
            view.evacuating
              ? { words: t('tide.brings.mayEvacuate'), rule: 'TAS-32' }
              : { words: t('tide.brings.mayComeOut'), rule: 'TAS-14' },
          ],
        },
      ];
    case 'leave-coastal':
      return [
        {
          ...{ value: 'yes', label: view.evacuating ? t('tide.next.evacuate') : t('tide.next.leave'), points: null },
          brings: view.evacuating
            ? [{ words: t('tide.brings.noMines'), rule: 'TAS-32' }]
            : [
                {
                  words: t('tide.brings.russianMines', {
                    battleships: percentOf('irn', 'battleship'),
                    others: percentOf('irn', 'cruiser'),
                  }),
                  rule: 'TAS-18',
                },
              ],
        },
        {
          ...{ value: 'no', label: t('tide.next.stayIn'), points: null },
          brings: [{ words: t('tide.brings.allHome'), rule: 'TAS-15' }],
        },
      ];
    case 'fight-or-withdraw': {
      const isJapanese = about === 'ijn';
      const isPortArthur = view.meeting === 'port-arthur';
      const { change } = TOGO_POINTS[isJapanese ? 'japanese-withdraw' : 'russians-withdraw'];
      return [
        {
          ...{ value: 'yes', label: t('tide.brings.fight'), points: null },
          brings: [{ words: isJapanese ? t('tide.brings.toChits') : t('tide.brings.thenJapanese'), rule: 'TAS-12' }],
        },
        {
          ...{ value: 'no', label: t('tide.next.withdraw'), points: togo(change) },
          brings: [
            { words: t('tide.brings.togoPoints', { change: signed(change) }), rule: 'TAS-17' },
            ...(isJapanese && isPortArthur
              ? [
                  {
                    words: t('tide.brings.transport', { count: TRANSPORT_LOST[view.box] }),
                    rule: view.box === 'coastal' ? ('TAS-13' as const) : ('TAS-14' as const),
                  },
                ]
              : []),
            { words: t('tide.brings.allHome'), rule: 'AMB-24' },
          ],
        },
      ];
    }
    case 'smoke-or-not': {
      const range = view.fight?.manoeuvred ?? 'long';
      const isEnd = range === 'long';
      return [
        { ...{ value: 'no', label: t('tide.next.noSmoke'), points: null }, brings: [] },
        {
          ...{ value: 'yes', label: t('tide.next.smoke'), points: null },
          brings: isEnd
            ? [{ words: t('tide.brings.smokeEnds'), rule: 'TAS-29' }]
            : [
                {
                  words: t('tide.brings.smokeRange', {
                    range: t(`tide.range.${range === 'short' ? 'medium' : 'long'}`),
                  }),
                  rule: 'TAS-29',
                },
                { words: t('tide.brings.smokeSilent'), rule: 'TAS-29' },
                { words: t('tide.brings.smokeDice'), rule: 'AMB-9' },
              ],
        },
      ];
    }
    default:
      return null;
  }
}
