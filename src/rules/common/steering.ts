/** A place on the table in inches from its north-west corner, and the course there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

interface TurningCircle {
  readonly radius: number;
  readonly stepDegrees: number;
  readonly stepCost: number;
}

/** What a rule book asks of tape and turning circle. It is handed them: rules measure nothing themselves. */
export interface Steering {
  /** Where a ship is that follows so many inches astern of a leader, who came by these places, the newest first. */
  astern(leader: Spot, wake: readonly Spot[], inches: number, circle: TurningCircle): Spot;
  /** Where a line comes to, leader first, that turns by these degrees one after the other and then runs straight. */
  ahead(line: readonly Spot[], turns: readonly number[], run: number, circle: TurningCircle): readonly Spot[];
}
