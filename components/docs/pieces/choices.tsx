'use client';

import { useId, useState } from 'react';
import { CheckBox } from '../../ui/check-box';
import { Option } from '../../ui/option';
import { Segmented } from '../../ui/segmented';
import { Select } from '../../ui/select';
import { Slider } from '../../ui/slider';
import { Switch } from '../../ui/switch';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs';
import { Piece } from './piece';

const FORMATS = [
  { value: 'png', label: 'PNG' },
  { value: 'gif', label: 'GIF' },
  { value: 'mp4', label: 'MP4' },
];

/** Choices of one or several options. */
export function Choices() {
  const id = useId();
  const [format, setFormat] = useState('gif');
  const [size, setSize] = useState(512);
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState('motions');
  return (
    <>
      <Piece name="Select">
        <Select label="Format" value={format} options={FORMATS} onChange={setFormat} />
        <Select label="Quiet format" value={format} options={FORMATS} onChange={setFormat} quiet />
      </Piece>
      <Piece name="Segmented">
        <Segmented label="Format" value={format} options={FORMATS} onChange={setFormat} />
      </Piece>
      <Piece name="Option">
        <div role="listbox" aria-label="Found formats" className="w-full">
          {FORMATS.map(({ value, label }) => (
            <Option
              key={value}
              id={`${id}${value}`}
              active={value === format}
              onChoose={() => setFormat(value)}
              onPoint={() => setFormat(value)}
              className="rounded-ui px-3 py-2"
            >
              {label}
            </Option>
          ))}
        </div>
      </Piece>
      <Piece name="Slider">
        <Slider label="Size" value={size} min={64} max={1024} step={64} onChange={setSize} text={`${size} pixels`} />
      </Piece>
      <Piece name="Switch">
        <Switch id={`${id}public`} label="Public" note="Anybody may see it." checked={on} onChange={setOn} />
        <Switch id={`${id}busy`} label="Busy" checked={!on} busy onChange={setOn} />
      </Piece>
      <Piece name="CheckBox">
        <CheckBox aria-label="Select Clover" checked={on} onClick={() => setOn(!on)} />
        <CheckBox aria-label="Select Rusty" checked={!on} onClick={() => setOn(!on)} />
      </Piece>
      <Piece name="Tabs">
        <Tabs value={tab} onValueChange={setTab}>
          <TabList aria-label="Panels">
            <Tab value="motions">Motions</Tab>
            <Tab value="colors">Colours</Tab>
          </TabList>
          <TabPanel value="motions">The motions.</TabPanel>
          <TabPanel value="colors">The colours.</TabPanel>
        </Tabs>
      </Piece>
    </>
  );
}
