/** The statements of `src/rules/tsushima/SPEC.md`, for whoever taps a rule number; a test keeps the two the same. */
export const rules = {
  'TSU-1':
    'A hex of the map is 102 statute miles. Two six-sided dice. Map, counters, a Battle Board of 12 columns, Fleet Composition Charts and a Turn Record Chart.',
  'TSU-2': 'One turn is a month: six identical naval phases and a terminal phase.',
  'TSU-3':
    'A naval phase has four segments: Japanese movement, Japanese spotting and combat, Russian movement, Russian spotting and combat.',
  'TSU-4':
    'The terminal phase: repairs, laying and sweeping of mines, troop transport dice, strategic zone moves, morale, merchant replacements, removal of block ships. Then the month advances, and the year after December.',
  'TSU-5':
    'Types: A armoured cruiser, B battleship, C protected cruiser, D destroyer, T torpedo boat, M merchant. A counter shows type and target size (B9), movement factor, armour class, and the factor and salvo number of its primary and secondary guns.',
  'TSU-6': 'One movement point a hex; unused points are lost and not transferable.',
  'TSU-7':
    'Entering a hex with enemy ships ends the move for the phase. Starting with enemies in the hex does not. Leaving a port whose hex holds enemy ships counts as entering that hex.',
  'TSU-8': 'Ships enter sea and partial-sea hexes only. Any hex with land is partial sea.',
  'TSU-9':
    "Running aground: at the end of a player's movement segment, if any of his ships entered a partial-sea hex (ports included) in it, he rolls one die. On a 6 he rolls one die for each such ship, in any order, until one 6 comes up (that ship is aground) or all have rolled.",
  'TSU-10': 'Aground: one die, 1-2 one hit, 3-4 two hits, 5-6 sunk. For a D or T counter it is always exactly one hit.',
  'TSU-11': 'Each player rolls for running aground at most once a naval phase, for all his ships together.',
  'TSU-12':
    'Before leaving port ships form divisions of 3 to 6. Battle division: type B only. Cruiser division: any mix of A and C. D and T are never in divisions.',
  'TSU-13':
    'Never more than 6. Fewer than 3 only if the port holds just 1 or 2 ships of the type; such a division ends as soon as enough ships are there to fill it.',
  'TSU-14': 'A division moves at the movement factor of its slowest ship.',
  'TSU-15': 'Novik, Boyarin and Izumrud are free of the division rule.',
  'TSU-16':
    "A strategic zone is about one sea, a month's passage. In the terminal phase ships there may go on to a neighbouring zone; they must, if their zone has no friendly port. From the south map edge to the China Sea zone: 1 movement point. From the China Sea to the map: in a movement segment of any naval phase. Morale applies in zones.",
  'TSU-17':
    'stacks Open: there is no stacking limit, five fleet markers a player move a stack to the Fleet Composition Chart, and stacks are face up but may not be searched by the enemy until spotted. Or hidden: only the top ship of an enemy group is known until it is spotted.',
  'TSU-18':
    'Ships in one hex may not fight unless the active player spots. It is optional. One die plus modifiers; 5 or more is spotted, and all ships of both sides in the hex go to the Battle Board.',
  'TSU-19':
    'Modifiers for spotting, cumulative: +1 for each destroyer counter of the searcher; -1 for each of his ships with 2 hits; -1 for each of his ships with morale -2 or worse; +2 if one of his ships was already in the hex when the preceding movement segment opened; +1 in a partial-sea hex; -2 if the hidden player evades. Ships in port are spotted automatically (but see AMB-23).',
  'TSU-20':
    'Evading: once chosen in a turn, that player may not search for the rest of the turn; he may use the -2 in all further encounters of the turn.',
  'TSU-21': 'In a strategic zone with both sides present, either of them rolling 10 or more on two dice has spotted.',
  'TSU-22': 'At sea in the terminal phase morale drops by 1, each turn, with no floor.',
  'TSU-23':
    'Each four consecutive phases in a friendly port, one of them terminal, raise morale by one, to normal at most. A friendly port is an own one in own possession, or a friendly port of a strategic zone.',
  'TSU-24':
    "A ship's negative morale is subtracted from her own gunfire dice and added to enemy gunfire at her. Gunfire only.",
  'TSU-25':
    'Flying bases (Japanese) prevent the loss of morale only; no repair, no protection. They are placed at any time and never moved or removed.',
  'TSU-26':
    "Columns run parallel. Divisions start on the shaded column of their side, battle divisions first, then cruisers, in the owner's order; in a stack the top ship leads.",
  'TSU-27':
    'D and T are not stacked: they may be in the shaded column between stacks or in a column next to it. Merchants may be next to the shaded column.',
  'TSU-28':
    'A round: the spotter moves, both fire; the other player moves, both fire; repeat. Fire is simultaneous, and damage takes effect after all fire of the round.',
  'TSU-29':
    'Columns in a movement: D and T 1 to 3; ships with no hit or one hit 1 or 2; with two hits 1; merchants 1 or 2; in flight see TSU-33.',
  'TSU-30':
    'A division moves at its slowest member. Damaged ships may be dropped, undamaged ones not, the lead ship never.',
  'TSU-31':
    'Displacement: if ships leave the edge of the board while its full width is not used, all ships shift so that positions stay the same. Leaving at column 12 with the enemy on column 1, or the reverse, is escape. Ships that leave without flight return to their hex and do not retreat.',
  'TSU-32':
    'Flight: all divisions flee together, leaving ships with two hits behind. A division whose lead ship has two hits cannot start until she is sunk, and then starts separately. Merchants may flee at once and separately. Own ships may not be fired on.',
  'TSU-33':
    'While fleeing, gun salvos are halved (AMB-3). In each later own movement round one die: on 1-3 the fleeing ships may move 3 columns. After the third success they may move 3 columns every round until off the board.',
  'TSU-34':
    'Escaped ships return to their hex and are retreated one hex by the other player at the end of the segment; not if they were leaving a port hex. Ships damaged in flight drop out. Nobody may chase by flight. Escaped ships are free of the division rule for the rest of this naval phase and the two after it.',
  'TSU-35': 'Itsukushima and Hashidate lose all primary salvos while fleeing.',
  'TSU-36':
    'The effective factor of a gun is its factor less the number of columns beyond adjacent. At 0 or less it has no effect. Damage never reduces factors, only salvos.',
  'TSU-37':
    "The combat modifier is the effective factor less the armour class of the target. One roll of two dice for each salvo; the net result is the roll and all modifiers, read in the column of the target's size on the Gunfire Table.",
  'TSU-38':
    "Further modifiers on each gunfire roll: -2 for every firing ship when two or more fire at one target; -2 if the target is screened; -2 if the firer is screened; the firer's morale; the target's morale; primary guns of Tsarevitch -4.",
  'TSU-39':
    'Targets: the opposite division, lead ship on lead ship, second on second and so on; lead division on lead division. A ship keeps her target until it is sunk or out of range. When ships of the target division are lost the attacker may shift to others in it.',
  'TSU-40':
    'At most three divisions more than there are enemy divisions in a column may fire on that column, and they must be the foremost. Excess ships may hold their fire.',
  'TSU-41':
    'Secondary guns may always fire at D and T, whatever the primary guns fire at. Only secondary guns may fire at D and T.',
  'TSU-42':
    'Damage. One hit: primary and secondary salvos halved, fractions down, at least 1 each. Two hits: one salvo for each gun, movement factor halved, fractions down. Third hit: sunk.',
  'TSU-43':
    'D and T: each hit removes one salvo and one of 3 destroyers or two of 6 torpedo boats; movement is not affected; the third hit eliminates the counter. A merchant is sunk by one hit.',
  'TSU-44':
    'Torpedoes of D and T: at the same column, or at an adjacent column with -3. Two dice for each salvo on the Torpedo Table, by the armour class of the target. Salvos may have different targets. Once a naval phase for each vessel; results take effect at the end of the round.',
  'TSU-45':
    'Screening: a ship or a D, not a T, in a column next to friends screens the friends immediately adjacent, as much as a division: -2 both ways.',
  'TSU-46':
    'Town raids: Russian ships in a Japanese coastal hex or a Korean port hex in a combat segment roll one die. On 5-6 there is substantial damage: if the Japanese are rolling for Port Arthur, their total drops by 1.',
  'TSU-47':
    'Repair: at most one attempt for each ship in a terminal phase, one die: 1-2 nothing, 3-5 one hit repaired, 6 all hits of that ship. D, T and M never. Ships under repair cannot leave and are kept off the Battle Board until fully repaired.',
  'TSU-48':
    'Attempts for each port and turn: Vladivostok 5, Port Arthur 4, Kronstadt 10, Yokosuka 5, Sasebo 4, Kure 5, Maizuru 3, others none.',
  'TSU-49': 'Every second merchant sunk brings one replacement, placed in an own port in the next terminal phase.',
  'TSU-50':
    'Mines, as many as the scenario gives, are laid in the terminal phase, in partial-sea hexes at most 9 hexes from an own port, one in a hex. They are never moved and not used up, and affect both sides.',
  'TSU-51':
    'A ship that enters a mined hex rolls one die; on a 6 another: 1 one hit, 2-3 two hits, 4 sunk, 5-6 nothing.',
  'TSU-52':
    'Sweeping: six or more ships stay in the hex through the terminal phase. Each rolls for the mine, then a die: 5-6 removes it.',
  'TSU-53':
    'Ships that enter a neutral port are interned. Port Arthur and Vladivostok are Russian, all others Japanese.',
  'TSU-54':
    'Ships in a friendly port at the start of a naval phase may claim protection: they are spotted automatically, but the enemy needs a 6 on one die to attack. If it is not claimed, ordinary spotting applies.',
  'TSU-55':
    'Port attack: no displacement and no flight. In each movement round the defender may take up to 4 counters out over his own edge, safe for the phase. He has two coast guns off the coastal edge, factor 9, 2 salvos, which cannot be destroyed.',
  'TSU-56':
    'Block ships: in a phase when the Russians claimed protection at Port Arthur and the Japanese failed their 6, the Japanese may send any merchants within 6 hexes, at no movement cost. One die each; a 6 blocks the channel: no entry or exit. A 6 in the terminal phase clears it.',
  'TSU-56b':
    'Submarines have no function. The game may be combined with the land game Port Arthur; the text at hand does not describe how.',
  'TSU-57':
    "Italian cruisers: one die, 1-2 Russia, 3-6 Japan; then the owner's die, 1-2 no zones (interned), 3-4 one zone, 5-6 two. They start in the Mediterranean. The Japanese pair (Nisshin, Kasuga) must reach a Japanese port before firing; the Russian pair (Nevelskoi, Amurski) must go to Kronstadt first, and may always move.",
  'TSU-58':
    'First turn surprise, in the first two naval phases of the campaign: the Russians may not move, nor fire in the first 5 firing rounds of each battle; the Japanese attack ships in port on 3-6. Ships in port are still arranged in divisions, and the targeting rules apply.',
  'TSU-59':
    'The Japanese choose a plan. A: Fusan, 15 loads a turn from Kure, 6 successful turns before the dice, total 28. B: Chemulpo, 8 loads a turn from Kure, 6 successful turns, total 19. C: Yin-Kou, 8 loads once, then one die and 1 each turn (rolled in the terminal phase before), 3 successful turns, total 14. In each further successful turn one die is added to the total; when it is reached Port Arthur falls. A failed turn counts for nothing, and loads do not carry over.',
  'TSU-60': 'Changing to an easier plan (C to B to A): successful turns carry over, the total restarts at 0.',
  'TSU-61':
    "When Port Arthur falls the port can be used at once. Captured ships are brought up to 2 hits and repaired only in a port of the captor's home country on a 6, which uses its capacity; they can be used when repaired. Scuttling: one die for each ship, 1-3 sunk.",
  'TSU-62':
    'The First Baltic Squadron is released when the Japanese begin rolling for the total, the Second when Port Arthur falls.',
  'TSU-63':
    'Port Arthur, February 1904: Battle Board only, Russians on columns 9 and 10, Japanese on 1, port rules. The Japanese win with 10 or more hits inflicted and fewer than half as many received; the Russians win if they inflict more than they receive; otherwise a draw.',
  'TSU-64':
    'Chemulpo: Battle Board only, Japanese on column 1, Variag on column 12. The Japanese win if Variag is destroyed at no loss. Russian marginal victory: any hit on a Japanese ship; decisive: any Japanese ship sunk (T not counted), or Variag leaves off column 1.',
  'TSU-65':
    'Round Island: 3 turns, August to October 1904. Russian points for each ship moved to Vladivostok: A 2, B 3, C 1, others 0; ships that start there earn nothing. Japanese points: 1 for each hit still unrepaired at the end, 1 for an interned ship in place of her hits. Most points win; decisive with 50% more.',
  'TSU-66':
    'Tsushima: up to 3 turns, May to July 1905; all Russian ships have morale -2; the Russians may end it once a Baltic ship is in Vladivostok. Russian points for each ship in Vladivostok at the end: A 2, B 3, C 1, others 0. Japanese points: 1 for each hit inflicted, less 1 for each suffered. The higher total wins.',
  'TSU-67':
    'War at Sea: 23 turns, February 1904 to December 1905, or 6 turns after Port Arthur has fallen if that is earlier. For each unrepaired hit the opponent scores A 2, B 3, C 1, others 0; a sunk ship counts as 3 hits, a scuttled one as 1 point. Decisive with more than double.',
  'TSU-68':
    'Forces at Port Arthur. Russians (columns 9, 10 or both): Petropavlovsk, Pobieda, Poltava, Peresviet, Sevastopol, Bayan, Diana, Askold, Novik. Japanese (column 1): Mikasa, Shikishima, Asahi, Fuji, Hatsuse, Yashima, Iwate, Tokiwa, Yakumo, Azuma, Chitose, Yoshino, Takasago, Kasagi, Suma.',
  'TSU-69':
    'Forces at Chemulpo. Japanese (column 1): Asama, Naniwa, Takachiho, Chiyoda, Niitaka, Akashi, one T. Russians (column 12): Variag. It ends when Variag leaves off column 1 or is destroyed.',
  'TSU-70':
    'Forces at Round Island. Vladivostok: Gromoboi, Rurik, Rossia, one T. Port Arthur: Novik, Tsarevitch, Retvizan, Pobieda, Sevastopol, Peresviet, Poltava, Diana, Pallada, Askold, one T; one mine at once in the Port Arthur hex. Any Japanese partial-sea hex: Idzumo, Iwate, Tokiwa, Tsushima, Azuma, Takachiho, Naniwa, two T. Chemulpo: Asahi, Mikasa, Shikishima, Fuji, Nisshin, Yakumo, Kasuga, Chitose, Asama, Takasago, Kasagi, Akashi, Matsushima, Chin Yen, Itsukushima, Hashidate, Chiyoda, four D, two T; one flying base for Chemulpo, at once or later.',
  'TSU-71':
    'Forces at Tsushima. Russians in the China Sea: Aurora, Almaz, Souvaroff, Borodino, Orel, Alexandr III, Sissoi Veliki, Nakimov, Navarin, Izumrud, Jemtchug, Oleg, Svietlana, Seniavin, Nikolai, Monomach, Apraxine, Oslabia, Dmitri Donskoi, Oushakoff, three D. Japanese in the China Sea: one T. In any Japanese or Korean port, Port Arthur included: Fuso, Mikasa, Shikishima, Asahi, Fuji, Nisshin, Chin Yen, Kasuga, Idzumo, Asama, Iwate, Azuma, Yakumo, Tokiwa, Kasagi, Tsushima, Niitaka, Naniwa, Idzumi, three D, six T.',
  'TSU-72':
    'Forces of War at Sea; the Italian cruisers are rolled for first, then the Russians set up. Chemulpo: Variag. Vladivostok: Gromoboi, Rurik, Rossia, Bogatyr, one T. Port Arthur: Tsarevitch, Retvizan, Petropavlovsk, Sevastopol, Askold, Novik, Poltava, Pallada, Boyarin, nine D, one T (AMB-17). Mediterranean: Oslabia, Aurora, Dmitri Donskoi, Almaz, one D. Kronstadt, First Baltic Squadron: Souvaroff, Borodino, Alexandr III, Navarin, Orel, Sissoi Veliki, Nakimov, Oleg, Izumrud, Jemtchug, Svietlana, two D; Second: Nikolai, Seniavin, Apraxine, Monomach, Oushakoff, one D. Two mines at any time. Japanese: one T each in the China Sea, Ominato, Yokosuka, Tsushima and Maizuru; ten merchants in Kure or Sasebo; the other ships in any Japanese coastal hexes; two mines; two flying bases for Korean coastal hexes, at once or later.',
  'AMB-1':
    'range Between: the range is the number of columns strictly between two ships, so that adjacent ships lose nothing. Or difference: it is the difference of their columns.',
  'AMB-2': 'Guns fire at the same column as at an adjacent one.',
  'AMB-3': "Own: the fleeing ships' own salvos are halved. Or at them: the salvos that are fired at fleeing ships.",
  'AMB-4': 'Per ship: each sweeping ship rolls, and any success removes the mine. Or one die for all.',
  'AMB-5':
    'None: morale has no floor. Or minus three. Either way every four phases in port that raise morale need a terminal phase of their own.',
  'AMB-6':
    "The +2 for a ship that was already there looks at the searcher's own movement segment, the one just before his search.",
  'AMB-7':
    'The -2 for shared fire applies to every ship that fires at that target, the rightful one too. Excess ships may hold their fire before the dice. Coast guns count as ships.',
  'AMB-8': 'A ship keeps her target; ships without a living target choose another in the division.',
  'AMB-9': 'A battle goes on until one side is gone or both agree; rounds are counted, not limited.',
  'AMB-10':
    'Any hit: a loss is any hit on a Japanese ship, hits on a T too, though a sunk T is no decisive loss. Or sunk: a loss is a ship sunk, and a Japanese win comes before the marginal Russian one.',
  'AMB-11': 'Each side has one shaded start column, read off the board.',
  'AMB-12': 'Evading is chosen after the searcher has announced an attempt and before his die.',
  'AMB-13': 'A mine is rolled for on entering its hex, and when sweeping, not for starting there.',
  'AMB-14': 'A division may shrink below 3 by losses.',
  'AMB-15': 'Town raids never bring the total below 0, and there is one die for each hex and segment.',
  'AMB-16':
    'Where a scenario prints another size than the inventory, the inventory counts until the owner has checked the counter.',
  'AMB-17':
    "The campaign's list for Port Arthur is garbled: Pobieda, Peresviet, Bayan and Diana may be missing from it, and the owner adds them.",
  'AMB-18': 'The third Russian torpedo boat of the inventory is a spare.',
  'AMB-19': '"Table 6" is Table 6A.',
  'AMB-20': 'Halved salvos are at least 1, in flight too.',
  'AMB-21': 'Not counted: the first turn of plan C, with its 8 loads, is not one of the three successes. Or counted.',
  'AMB-22':
    'Handicap: negative morale is a handicap in attack and defence. Or literal: read to the letter, the signs are the other way round.',
  'AMB-23':
    'Ordinary: ships in port that claim no protection are searched for as at sea. Or always seen: they are spotted without a die.',
  'AMB-24': 'Merchants are outside the division rule.',
  'AMB-25':
    'All used: every merchant sent is used up, lodged or not, and counts as sunk; the Russians roll one die a terminal phase, and a 6 opens the channel whatever the number lodged. Or lodged only: only lodged ships are used up, and each wants a 6 of its own.',
  'AMB-26': 'In a flight round whose die fails the fleeing ships move at their ordinary rate.',
  'AMB-27':
    'A battle may be fought out with Togo in place of the Battle Board. Its ships come home with the hits the players agree on, never fewer than before; they have stayed, left the board, escaped or been interned, and boats that launched have used their torpedoes. Then the battle is over as any other. A contact that nobody had spotted counts as searched, or the port as attacked, in that segment.',
} as const;
