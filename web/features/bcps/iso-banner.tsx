import { Button, List, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';

export function IsoBanner() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Text component="h2" fw={700} fz={18} m={0}>
        ISO 22301 Compliance
      </Text>
      <Text c="dimmed" size="sm" mt={4} mb="sm">
        Your plans follow the structure of ISO 22301:2019.
      </Text>
      <Button size="sm" variant="default" onClick={() => setIsOpen(true)}>
        Learn More
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="About ISO 22301 compliance" size="lg">
        <Stack gap="sm">
          <Text>
            ISO 22301:2019 is the international standard for business continuity management. Your organization has to know what
            must not stop, what could stop it, and how soon it must be back. It has to say who does what, practice it, and
            improve.
          </Text>
          <Text fw={600}>What Keelhouse covers</Text>
          <List spacing={4}>
            <List.Item>Business impact analysis: functions, tolerable downtime, recovery objectives</List.Item>
            <List.Item>Risk assessment and treatment, with owners and dates</List.Item>
            <List.Item>Strategies, procedures and contacts for the first 24 hours and after</List.Item>
            <List.Item>A document in ten chapters, with the clauses each of them answers</List.Item>
          </List>
          <Text c="dimmed">
            Your BCP is aligned with the standard. An accredited body certifies an organization’s management system over time. No
            document alone can do that.
          </Text>
        </Stack>
      </Modal>
    </Card>
  );
}
