import { isLowFor, RailKey, ToolRail } from '@/kit/chart/tool-rail';
import { useT } from '@/messages/messages';

import { changeUi, coverChart, toggleTool, useTableUi } from '../table-store';

const TOOLS = ['tape', 'arcs', 'sight'] as const;

export function TableTools({ onFit }: { onFit: () => void }) {
  const t = useT();
  const tools = useTableUi((ui) => ui.tools);
  const lies = useTableUi((ui) => isLowFor(TOOLS.length + 2, ui.camera?.window.height ?? Infinity));
  const words = { tape: t('table.tape'), arcs: t('table.arcs'), sight: t('table.sight') };
  return (
    <ToolRail label={t('table.tools')} lies={lies} onSize={(size) => coverChart('rail', size)}>
      {TOOLS.map((tool) => (
        <RailKey
          key={tool}
          icon={tool}
          word={words[tool]}
          on={tools[tool]}
          onPress={() => toggleTool(tool)}
          testID={`tool-${tool}`}
        />
      ))}
      <RailKey icon="book" word={t('table.list')} onPress={() => changeUi({ face: 'list' })} testID="tool-list" />
      <RailKey icon="fit" word={t('table.fit')} label={t('table.fitSpoken')} onPress={onFit} testID="tool-fit" />
    </ToolRail>
  );
}
