import { t } from './messages';

/** The words of a card of the house deck, whoever shows it or deals it; null for an id that is none of the house's. */
export function houseCardWords(id: string): HouseCardWords | null {
  const words = Object.hasOwn(WORDS, id) ? WORDS[id] : undefined;
  return words?.() ?? null;
}

/** The words that decks are dealt with: the house's deck, a card that does nothing, and the house's cards. */
export const deckWords = () => ({
  ...{ house: t('newBattle.cards.house'), blank: t('newBattle.cards.blank'), card: houseCardWords },
});

interface HouseCardWords {
  readonly title: string;
  readonly text: string;
  readonly history: string;
  readonly balance: string;
}

const WORDS: { readonly [id: string]: () => HouseCardWords } = {
  'ijn-gunlayers': () => ({
    title: t('cards.house.ijnGunlayers.name'),
    text: t('cards.house.ijnGunlayers.text'),
    history: t('cards.house.ijnGunlayers.history'),
    balance: t('cards.house.ijnGunlayers.balance'),
  }),
  'ijn-rangefinder': () => ({
    title: t('cards.house.ijnRangefinder.name'),
    text: t('cards.house.ijnRangefinder.text'),
    history: t('cards.house.ijnRangefinder.history'),
    balance: t('cards.house.ijnRangefinder.balance'),
  }),
  'ijn-shimose': () => ({
    title: t('cards.house.ijnShimose.name'),
    text: t('cards.house.ijnShimose.text'),
    history: t('cards.house.ijnShimose.history'),
    balance: t('cards.house.ijnShimose.balance'),
  }),
  'ijn-ready-shells': () => ({
    title: t('cards.house.ijnReadyShells.name'),
    text: t('cards.house.ijnReadyShells.text'),
    history: t('cards.house.ijnReadyShells.history'),
    balance: t('cards.house.ijnReadyShells.balance'),
  }),
  'ijn-clean-hulls': () => ({
    title: t('cards.house.ijnCleanHulls.name'),
    text: t('cards.house.ijnCleanHulls.text'),
    history: t('cards.house.ijnCleanHulls.history'),
    balance: t('cards.house.ijnCleanHulls.balance'),
  }),
  'ijn-shinano-maru': () => ({
    title: t('cards.house.ijnShinanoMaru.name'),
    text: t('cards.house.ijnShinanoMaru.text'),
    history: t('cards.house.ijnShinanoMaru.history'),
    balance: t('cards.house.ijnShinanoMaru.balance'),
  }),
  'ijn-z-flag': () => ({
    title: t('cards.house.ijnZFlag.name'),
    text: t('cards.house.ijnZFlag.text'),
    history: t('cards.house.ijnZFlag.history'),
    balance: t('cards.house.ijnZFlag.balance'),
  }),
  'ijn-pressed-home': () => ({
    title: t('cards.house.ijnPressedHome.name'),
    text: t('cards.house.ijnPressedHome.text'),
    history: t('cards.house.ijnPressedHome.history'),
    balance: t('cards.house.ijnPressedHome.balance'),
  }),
  'ijn-kamimura': () => ({
    title: t('cards.house.ijnKamimura.name'),
    text: t('cards.house.ijnKamimura.text'),
    history: t('cards.house.ijnKamimura.history'),
    balance: t('cards.house.ijnKamimura.balance'),
  }),
  'ijn-linked-mines': () => ({
    title: t('cards.house.ijnLinkedMines.name'),
    text: t('cards.house.ijnLinkedMines.text'),
    history: t('cards.house.ijnLinkedMines.history'),
    balance: t('cards.house.ijnLinkedMines.balance'),
  }),
  'irn-mist': () => ({
    title: t('cards.house.irnMist.name'),
    text: t('cards.house.irnMist.text'),
    history: t('cards.house.irnMist.history'),
    balance: t('cards.house.irnMist.balance'),
  }),
  'irn-damage-parties': () => ({
    title: t('cards.house.irnDamageParties.name'),
    text: t('cards.house.irnDamageParties.text'),
    history: t('cards.house.irnDamageParties.history'),
    balance: t('cards.house.irnDamageParties.balance'),
  }),
  'irn-woodwork': () => ({
    title: t('cards.house.irnWoodwork.name'),
    text: t('cards.house.irnWoodwork.text'),
    history: t('cards.house.irnWoodwork.history'),
    balance: t('cards.house.irnWoodwork.balance'),
  }),
  'irn-collision-mat': () => ({
    title: t('cards.house.irnCollisionMat.name'),
    text: t('cards.house.irnCollisionMat.text'),
    history: t('cards.house.irnCollisionMat.history'),
    balance: t('cards.house.irnCollisionMat.balance'),
  }),
  'irn-nets': () => ({
    title: t('cards.house.irnNets.name'),
    text: t('cards.house.irnNets.text'),
    history: t('cards.house.irnNets.history'),
    balance: t('cards.house.irnNets.balance'),
  }),
  'irn-first-salvoes': () => ({
    title: t('cards.house.irnFirstSalvoes.name'),
    text: t('cards.house.irnFirstSalvoes.text'),
    history: t('cards.house.irnFirstSalvoes.history'),
    balance: t('cards.house.irnFirstSalvoes.balance'),
  }),
  'irn-izumrud': () => ({
    title: t('cards.house.irnIzumrud.name'),
    text: t('cards.house.irnIzumrud.text'),
    history: t('cards.house.irnIzumrud.history'),
    balance: t('cards.house.irnIzumrud.balance'),
  }),
  'irn-lights-out': () => ({
    title: t('cards.house.irnLightsOut.name'),
    text: t('cards.house.irnLightsOut.text'),
    history: t('cards.house.irnLightsOut.history'),
    balance: t('cards.house.irnLightsOut.balance'),
  }),
  'irn-retvizan': () => ({
    title: t('cards.house.irnRetvizan.name'),
    text: t('cards.house.irnRetvizan.text'),
    history: t('cards.house.irnRetvizan.history'),
    balance: t('cards.house.irnRetvizan.balance'),
  }),
};
