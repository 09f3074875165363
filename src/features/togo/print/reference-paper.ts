import { listBlocks, type Paper, type PaperBlock, tableBlocks, textBlock } from '@/kit/print/paper';
import { gunWords } from '@/kit/words/gun-words';
import { t } from '@/messages/messages';
import { PHASE_IDS, RANGE_BANDS, THRESHOLDS, type TogoTables, type Weapon, WEAPONS } from '@/rules/togo/index';

import { unplannedWords } from '../words/event-words';
import { phaseAsks, phaseTitle } from '../words/phase-words';

/** The tables of the rules on one page, as they are in force: an owner's own tables are printed as they are. */
export function referencePaper(tables: TogoTables): Paper {
  const bands = RANGE_BANDS.map((inches) => t('paper.ref.upTo', { inches }));
  const { sighting } = tables;
  const part = (title: string, ...blocks: readonly PaperBlock[]) => ({ title, blocks });
  return {
    title: t('paper.reference'),
    subtitle: t('paper.ref.subtitle'),
    parts: [
      part(
        t('paper.ref.turn'),
        ...listBlocks(
          PHASE_IDS.map((phase) => t('paper.ref.phase', { phase: phaseTitle(phase), asks: phaseAsks(phase) })),
        ),
      ),
      part(
        t('paper.ref.procedure'),
        ...listBlocks([
          t('paper.ref.steps.start'),
          t('paper.ref.steps.hit'),
          t('paper.ref.steps.size'),
          t('paper.ref.steps.pen'),
          t('paper.ref.steps.restricted'),
          t('paper.ref.steps.half'),
          t('paper.ref.steps.night'),
        ]),
      ),
      part(
        t('paper.ref.start'),
        textBlock(t('paper.ref.startText')),
        ...tableBlocks([t('paper.ref.range'), ...bands], [['', ...tables.start.map(String)]]),
      ),
      part(
        t('paper.ref.weapons'),
        ...tableBlocks(
          [t('paper.ref.weapon'), ...bands, t('paper.ref.power')],
          WEAPONS.map((weapon) => {
            const { hit, power } = tables.weapons[weapon];
            return [
              weaponWords(weapon),
              ...hit.map((need) => (need === null ? t('paper.ref.nothing') : String(need))),
              `${power}`,
            ];
          }),
        ),
      ),
      part(t('paper.ref.gunHits'), ...hitTable(tables.gunHits), textBlock(t('paper.ref.beyond8'))),
      part(t('paper.ref.torpedoHits'), ...hitTable(tables.torpedoHits)),
      part(
        t('paper.ref.follow'),
        ...tableBlocks(
          [t('paper.ref.die'), ...Object.keys(tables.followUps)],
          FACES.map((face) => [
            String(face),
            ...Object.values(tables.followUps).map((row) => effectWords(row[face - 1] ?? null)),
          ]),
        ),
      ),
      part(
        t('paper.ref.thresholds'),
        textBlock(
          t('paper.silent', {
            p: THRESHOLDS.silenced.P,
            fires: THRESHOLDS.silenced.fires,
            sunk: THRESHOLDS.sunk.P,
            abandoned: THRESHOLDS.abandoned.fires,
          }),
        ),
      ),
      part(
        t('paper.ref.movement'),
        ...listBlocks([t('paper.ref.moves.last'), t('paper.ref.moves.turn'), t('paper.ref.moves.formation')]),
      ),
      part(
        t('paper.ref.torpedoes'),
        ...listBlocks([t('paper.ref.launches.target'), t('paper.ref.launches.rolls'), t('paper.ref.launches.size')]),
      ),
      part(t('paper.ref.control'), textBlock(t('paper.ref.controlText'))),
      part(
        t('paper.ref.sighting'),
        textBlock(t('paper.ref.sightingText', { day: sighting.day, burning: sighting.burning, ...sighting.need })),
      ),
      part(
        t('paper.ref.unplanned'),
        ...tableBlocks(
          [t('paper.ref.total'), t('paper.ref.result')],
          tables.unplanned.map((result, place) => [String(place + 2), unplannedWords(result)]),
        ),
      ),
    ],
  };
}

/** Two weapons of one name, a row each. */
function weaponWords(weapon: Weapon): string {
  if (weapon === '6/12p(R)') return t('paper.ref.ofRussians', { gun: gunWords(weapon) });
  return weapon === '6/12p(J)' ? t('paper.ref.ofJapanese', { gun: gunWords(weapon) }) : gunWords(weapon);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function hitTable(rows: readonly { readonly [heading: string]: readonly string[] }[]): readonly PaperBlock[] {
  const headings = Object.keys(rows[0] ?? {});
  return tableBlocks(
    [t('paper.ref.die'), ...headings],
    rows.map((row, place) => [String(place + 1), ...headings.map((heading) => lettersWords(row[heading] ?? []))]),
  );
}

const lettersWords = (letters: readonly string[]): string =>
  letters.length === 0
    ? t('paper.ref.nothing')
    : letters.map((letter) => (letter === 'sunk' ? t('paper.ref.sunk') : letter)).join(' ');

function effectWords(effect: 'sunk' | 'fire' | null): string {
  if (effect === null) return t('paper.ref.nothing');
  return effect === 'sunk' ? t('paper.ref.sunk') : t('paper.ref.fire');
}
