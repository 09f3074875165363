import { useT } from '@/messages/messages';
import { type Edge, EDGES } from '@/rules/togo/index';
import { NamedChoice } from '@/ui/named-choice';

interface EdgeFieldProps {
  label: string;
  value: Edge;
  onChange: (edge: Edge) => void;
  testID: string;
}

export function EdgeField(props: EdgeFieldProps) {
  const t = useT();
  return (
    <NamedChoice {...props} options={EDGES.map((edge) => ({ value: edge, label: t(`scenarios.direction.${edge}`) }))} />
  );
}
