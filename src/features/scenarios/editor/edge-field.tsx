import { useT } from '@/messages/messages';
import { type Edge, EDGES } from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';

export const DIRECTION_WORDS = {
  north: 'scenarios.direction.north',
  east: 'scenarios.direction.east',
  south: 'scenarios.direction.south',
  west: 'scenarios.direction.west',
} as const satisfies { [E in Edge]: string };

interface EdgeFieldProps {
  label: string;
  value: Edge;
  onChange: (edge: Edge) => void;
  testID: string;
}

export function EdgeField(props: EdgeFieldProps) {
  const t = useT();
  return <NamedChoice {...props} options={EDGES.map((edge) => ({ value: edge, label: t(DIRECTION_WORDS[edge]) }))} />;
}
