import type { Role } from '@/link/protocol/messages';

const SIDES: Readonly<Record<string, string>> = { ijn: 'Japanese', irn: 'Russian' };

export const sideName = (side: string): string => SIDES[side] ?? side;

export function seatName(role: Role, side: string | null): string {
  const names: Readonly<Record<Role, string>> = {
    admiral: `${sideName(side ?? '')} admiral`,
    captain: `${sideName(side ?? '')} captain`,
    umpire: 'Umpire',
    public: 'Spectators',
  };
  return names[role];
}
