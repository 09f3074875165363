/** The statements of `src/rules/mukden/SPEC.md`, for whoever taps a rule number; a test keeps the two the same. */
export const rules = {
  'MUK-1':
    'A hex is 3 miles across and has a number of four digits, column and row. A turn is two days; there are six. One die is used. There are 228 counters.',
  'MUK-2':
    'A unit has a side, a name, a size, a type and a strength from 1 to 12, which is its combat factor and its steps. Steps are never regained. A unit that loses its last step is eliminated.',
  'MUK-3': 'Infantry and cavalry work alike. Every unit has 8 movement points, 10 on a forced march.',
  'MUK-4':
    'A disrupted unit lies flag side up. It keeps its zone of control and defends normally, but may not move or attack. A unit is disrupted after it moved, attacked or defended. All recover in phases V and VIII.',
  'MUK-5':
    'Full-strength counters with a hex number are set up there, undisrupted. The Russian 55th Division has strength 4, in 2215 (errata).',
  'MUK-6':
    'Critical hexes: Mukden 2310, Liaoyang 1922, the railroad from 2310 to 2900. The Russians begin with Mukden and the railroad, the Japanese with Liaoyang. Control changes at once when an enemy unit enters. Leaving a hex or a zone of control changes nothing.',
  'MUK-7': 'The Russians win at once when they control 1922.',
  'MUK-8':
    'The Japanese win at once when they control 2310 or a railroad hex before the end of turn 3. Not afterwards.',
  'MUK-9':
    'After turn 6 the Japanese win if they control 2310 and Russian losses are at least 1.2 times the Japanese: five times the Russian against six times the Japanese. Russian units without communication count as lost, and each elimination of the Cavalry Corps as one step. Otherwise the Russians win. A player may capitulate.',
  'MUK-10':
    'Counted: steps lost are marked as they are lost. Or at the end: they stay uncounted until then, but eliminations of the Cavalry Corps are still shown.',
  'MUK-11':
    'Phases: I return of the Russian Cavalry Corps, not in turn 1; II the Japanese order; III paralysis; IV movement or combat; V recovery; VI paralysis; VII combat or movement; VIII recovery.',
  'MUK-12':
    'A Cavalry Corps that was eliminated in the turn before returns in Mukden or, where Mukden is Japanese or full, in any railroad hex the Russians control.',
  'MUK-13':
    'The Japanese choose movement then combat, or combat then movement. Bombardment markers are used only in turns with combat in phase IV.',
  'MUK-14':
    'Paralysis: the Japanese roll one die and halve it, rounding down. They flip that many Russian units, which do not move or attack in the next movement or combat phase.',
  'MUK-15':
    'The Japanese act first, then both alternate. A movement action moves one unit; a combat action is an attack by one or more units. Those who act flip afterwards, and so do the defenders of an attack. Every action flips at least one own unit; a flip alone is allowed, passing is not. The phase ends when nobody has a unit face up, or when both agree. A player with units left goes on alone.',
  'MUK-16': 'Recovery: all units of both sides turn face up.',
  'MUK-17':
    'At most two division equivalents in a hex: the Cavalry Corps counts two, a division one, a brigade or a regiment half. Steps and disruption do not matter. Checked at the end of phase I and after each action. Never both sides in one hex.',
  'MUK-18':
    'stacks Hidden: below the top counter nobody looks into an enemy stack until an attack on it is declared. Once the defenders are shown the attack cannot be called off. Own stacks may be inspected and ordered freely. Or open: everybody sees every counter.',
  'MUK-19':
    'Zone of control: the six hexes around every unit, also a disrupted one, across all terrain. Friendly units do not cancel it.',
  'MUK-20':
    'A unit stops when it enters an enemy zone. From one it may leave only to a hex that is free of them; it never goes from zone to zone.',
  'MUK-21': 'Zones do not hinder an advance after combat or a momentum attack.',
  'MUK-22':
    "Line of communication: hexes in a row, as many as it takes, to a supply head: 1922 for the Japanese, the north edge from 1000 to 4200 for the Russians. The unit's own hex may be in an enemy zone. No other hex of the line may, nor hold an enemy unit.",
  'MUK-23':
    'Units move one at a time, with 8 points, no minimum, and pay the full cost of each hex. They never enter a hex with enemies. The end of the move flips the unit.',
  'MUK-24':
    'Cost: clear or town 1; mountain 2; from pass to pass 1; a minor river 1 more; a major river 2 more; railroads and trenches change nothing. A pass or a railroad does not cancel a river. All add up.',
  'MUK-25':
    'Forced march: 10 points, if the whole move keeps out of enemy zones and the unit has a line of communication.',
  'MUK-26':
    'Attacks are voluntary, against one hex, by adjacent units. Units of one stack may attack different hexes. All units in the hex defend.',
  'MUK-27':
    'A hex may be attacked again, each time as an action of its own. Disrupted units defend normally. A unit attacks once in a combat phase, apart from momentum and probing. Factors are not split.',
  'MUK-28':
    'A combat action is an attack; an attack and momentum; an attack and a momentum probe; a probe; a probe and momentum; or no attack, which flips one unit. Attackers flip when the action ends, defenders as each attack ends.',
  'MUK-29':
    'The differential is all attacking factors less all defending factors. Each side reads its own line of headings.',
  'MUK-30':
    'The column is the rightmost whose heading is at most the differential. Headings run from -1 or less to 30 or more.',
  'MUK-31':
    'Column shifts, added up. Mountain, also with a pass, or town: 1 left. All attackers over a minor river or a trench: 1 left. All over a major river: 2 left. Some over a major and the others over a minor river or a trench: 1 left. Concentric attack: 2 right for the Japanese, 1 right for the Russians. A trench helps only the side that owns it.',
  'MUK-32':
    'Concentric: attackers in opposite hexes; or in three hexes, every second one of the six; or in more than three.',
  'MUK-33':
    'Bombardment: in turns with combat in phase IV the Japanese have 8 markers, each worth 1 factor in one attack. Not in momentum attacks, not without other attackers, no more than the other factors of the attack, and only if one attacker has a line of communication. Markers cannot take losses.',
  'MUK-34':
    'The attacker rolls one die. The result is the steps that attacker and defender lose. Printed examples: Russian column +15, die 3: 1/3; Japanese column +5, die 1: the whole 15th Division, and no Japanese loss.',
  'MUK-35': 'Each side spreads its own losses. What is too much is not carried over.',
  'MUK-36':
    'If the hex is empty the attackers may advance into it at once, within the stacking limit. It costs no movement points, and zones are no bar. Defenders never advance.',
  'MUK-37':
    'Units that advanced may attack again at once: momentum. No bombardment, no other units, never twice in a row.',
  'MUK-38':
    'Probing attack: units in an enemy zone enter an adjacent hex that holds enemy zone and no units. No dice, no losses. It may be a momentum action or lead to one. At most one probe and one momentum attack for each unit and action.',
  'MUK-39': 'Supply has no other effects.',
  'MUK-40': 'A finished phase, action or move is undone only if the opponent agrees.',
  'MUK-41': 'Only one counter of a unit is on the map. Markers do not count for stacking.',
  'AMB-1': 'The railroad runs from 2310 to 2900. Or 2210 belongs to it, too. Turn 3 ends with its phase VIII.',
  'AMB-2': 'The printed example means phase IV where it says III.',
  'AMB-3':
    'Any Russian unit on the map may be paralysed, also one that is flipped. The roll of phase VI is a new one. A paralysed unit defends normally.',
  'AMB-4': 'A forced march needs a line of communication.',
  'AMB-5': 'Shifts beyond the ends of the table stop there.',
  'AMB-6':
    'One: a river and a trench on one hexside count once. Or two: a minor river with a trench counts as a major river. One attacker over an open hexside is enough for no shift.',
  'AMB-7': 'Concentric attacks have one bonus, whichever condition is met.',
  'AMB-8':
    'Losses are the steps on the track, one for each elimination of the Cavalry Corps, and the steps of Russian units without communication. With no Japanese losses any Russian loss passes.',
  'AMB-9': 'A probed hex is in an enemy zone, as the rule says; the example is a misprint.',
  'AMB-10': 'The stacking limit holds for an advance; the attacker chooses who goes.',
  'AMB-11': 'One probe and one momentum attack at most, and nothing after them.',
  'AMB-12': 'A paralysed unit counts as flipped: it cannot be flipped for an action.',
  'AMB-13': 'A phase ends early only if both agree.',
  'AMB-14': 'The Cavalry Corps counts two divisions, so it is alone in its hex.',
  'AMB-15':
    'Even columns stand half a hex lower. Or odd columns do. Rows run from 00 to 25 unless the owner types another limit.',
} as const;
