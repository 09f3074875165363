import { palettes } from '@/ui/themes';

import type { Side } from '../side-mark';
import { planColours } from '../ship-plan/paint-plan';
import type { PlanFacts, PlanState } from '../ship-plan/plan-facts';
import { planImage } from '../ship-plan/plan-image';
import { escapeHtml, htmlPage } from './html';

/** A ship as her card prints her; every word is made already. */
export interface CardShip {
  readonly name: string;
  readonly side: Side;
  readonly kind: string;
  readonly plan: { readonly facts: PlanFacts; readonly state?: PlanState };
  /** Speed, armour and the like; `was` is what the damage took. */
  readonly figures: readonly { readonly label: string; readonly value: string; readonly was?: string }[];
  /** The head of the guns where it is not the usual one. */
  readonly gunsEach?: string;
  readonly guns: readonly {
    readonly name: string;
    readonly dice: readonly { readonly now: number; readonly was: number }[];
  }[];
  /** Boxes to be marked: how many there are, and how many are marked already, for good or not. */
  readonly boxes: readonly {
    readonly label: string;
    readonly of: number;
    readonly filled: number;
    readonly forGood?: number;
  }[];
  /** Sunk, gone: across the card. */
  readonly gone: string | null;
}

export interface CardWords {
  readonly title: string;
  readonly subtitle: string;
  readonly guns: string;
  readonly arcs: readonly string[];
  readonly foot: string;
}

const STYLE = `
@page { margin: 9mm; }
h1 { font-size: 14pt; } h1 + p { margin: 0 0 4pt; padding-bottom: 3pt; font-size: 9pt; }
.cards { display: grid; grid-template-columns: 1fr 1fr; gap: 2.5mm; }
.card { break-inside: avoid; position: relative; height: 49mm; overflow: hidden; padding: 1.6mm 2.2mm; border: 1pt solid #111; border-radius: 1.5mm; font-size: 7.6pt; line-height: 1.15; }
.card header { display: flex; align-items: center; gap: 1.5mm; }
.card header b { flex: 1; font: 700 11.5pt/1.05 "Barlow Condensed", "Arial Narrow", sans-serif; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.card header span { color: #444; }
.card .plan { display: block; height: 9mm; margin: .6mm auto; }
.card table { margin: 0; } .card th, .card td { padding: .25mm 1mm; text-align: center; } .card th { font-size: 7pt; }
.card s { color: #888; margin-right: .8mm; }
.card .figures { display: flex; flex-wrap: wrap; gap: 0 3mm; margin: .8mm 0; }
.card .boxes { display: flex; flex-wrap: wrap; gap: .4mm 3mm; position: absolute; left: 2.2mm; right: 2.2mm; bottom: 1.4mm; }
.box { display: inline-block; width: 2.6mm; height: 2.6mm; border: .8pt solid #111; margin-left: .5mm; vertical-align: -.4mm; }
.box.on, .box.good { border-width: 1.4mm; } .box.good { outline: .8pt solid #111; outline-offset: .5mm; margin-right: .6mm; }
.gone { position: absolute; inset: 0; display: flex; align-items: center; justify-content: center; font: 700 20pt "Barlow Condensed", "Arial Narrow", sans-serif; letter-spacing: .1em; text-transform: uppercase; color: #8e1414; }
.lost > :not(header, .gone) { opacity: .25; }
footer { margin-top: 3mm; font-size: 8pt; color: #444; }`;

/** Ten ships to a page, in ink. What is marked is border, not background: printers leave backgrounds out. */
export function shipCardsHtml(ships: readonly CardShip[], words: CardWords): string {
  const cards = ships.map((ship) => cardHtml(ship, words)).join('');
  return htmlPage(
    words.title,
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.subtitle)}</p><div class="cards">${cards}</div><footer>${escapeHtml(words.foot)}</footer>`,
    STYLE,
  );
}

function cardHtml(
  { name, side, kind, plan, figures, gunsEach, guns, boxes, gone }: CardShip,
  words: CardWords,
): string {
  const dice = guns.map(
    (gun) =>
      `<tr><td>${escapeHtml(gun.name)}</td>${gun.dice.map(({ now, was }) => `<td>${now === was ? '' : `<s>${was}</s>`}${now}</td>`).join('')}</tr>`,
  );
  const facts = figures.map(
    ({ label, value, was }) =>
      `<span>${escapeHtml(label)} ${was === undefined ? '' : `<s>${escapeHtml(was)}</s>`}<b>${escapeHtml(value)}</b></span>`,
  );
  return [
    `<div class="card${gone === null ? '' : ' lost'}"><header>${MARKS[side]}<b>${escapeHtml(name)}</b><span>${escapeHtml(kind)}</span></header>`,
    `<img class="plan" alt="" src="${planPicture(plan)}">`,
    `<table><tr><th>${escapeHtml(gunsEach ?? words.guns)}</th>${words.arcs.map((arc) => `<th>${escapeHtml(arc)}</th>`).join('')}</tr>${dice.join('')}</table>`,
    `<div class="figures">${facts.join('')}</div>`,
    `<div class="boxes">${boxes.map(boxesHtml).join('')}</div>`,
    gone === null ? '' : `<div class="gone">${escapeHtml(gone)}</div>`,
    '</div>',
  ].join('');
}

const boxesHtml = ({ label, of, filled, forGood = 0 }: CardShip['boxes'][number]): string =>
  `<span>${escapeHtml(label)}${Array.from({ length: Math.max(of, filled) }, (_, place) => `<i class="box${place < forGood ? ' good' : place < filled ? ' on' : ''}"></i>`).join('')}</span>`;

const PRINTED_LENGTH = 300;

const planPicture = ({ facts, state }: CardShip['plan']): string =>
  planImage({
    facts: { type: facts.type, batteries: facts.batteries, torpedoes: facts.torpedoes },
    length: PRINTED_LENGTH,
    state,
    magnification: 1,
    orientation: 'right',
    box: { along: PRINTED_LENGTH + 20, across: 84 },
    colours: planColours(palettes.day, 'card'),
    pixelRatio: 2,
  });

/** Never by colour alone: a disc, a saltire. */
const MARKS: Readonly<Record<Side, string>> = {
  japan:
    '<svg width="18" height="12" viewBox="0 0 60 40"><rect x="1" y="1" width="58" height="38" fill="#fff" stroke="#111" stroke-width="2"/><circle cx="27" cy="20" r="12" fill="#b5271a"/></svg>',
  russia:
    '<svg width="18" height="12" viewBox="0 0 60 40"><rect x="1" y="1" width="58" height="38" fill="#fff" stroke="#111" stroke-width="2"/><path d="M0 0 60 40M0 40 60 0" stroke="#1b4a94" stroke-width="8"/></svg>',
};
